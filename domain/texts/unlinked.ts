/** What mail programs make a link of: an address with its scheme, `www.`, a domain, an e-mail address. */
const LINK = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S*|\S*[\p{L}\p{N}]\.\p{L}{2,}\S*/giu

/** Joins two characters without a break and is not seen. */
const JOINER = '\u2060'

/**
 * Words that a stranger entered, so that no mail program makes a link of them: unseen signs stand at the marks by which links are
 * known. What is read stays the same to the letter.
 */
export const unlinked = (text: string): string =>
  text.replace(LINK, (link) => link.replace(/[.:/@]/g, (mark) => JOINER + mark + JOINER))
