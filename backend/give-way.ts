/** Lets what waits be done first: long work asks for it between its parts, so that visitors come between. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
