/** The name of a new page of an editor's own, which nobody reads: what it is called says its address. */
export const newPageName = (): string => `seite-${crypto.randomUUID().slice(0, 8)}`
