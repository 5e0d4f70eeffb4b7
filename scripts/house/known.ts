/** What stands otherwise, and why. */
export const known: Readonly<Record<string, string>> = {}
