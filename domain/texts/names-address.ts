/** What JSON writes for line ends, tabs and quotation marks: a letter of it must not pass for a part of an address. */
const ESCAPED = /\\[nrtbf"\\/]/g

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Whether a text, or a text within JSON, names an e-mail address as a whole: `anna@haus.example` is not named by
 * `johanna@haus.example`, `ma.anna@haus.example` or `anna@haus.example.org`. Capitals do not count.
 */
export function namesAddress(text: string, address: string): boolean {
  const before = String.raw`(?<![\p{L}\p{N}._%+-])(?<![\p{L}\p{N}]')`
  const after = String.raw`(?![\p{L}\p{N}_-])(?!\.[\p{L}\p{N}])`
  return new RegExp(before + literal(address) + after, 'iu').test(text.replace(ESCAPED, ' '))
}
