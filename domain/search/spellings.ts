/** Ways to write the same word that lists are searched by; more are not tried. */
const MOST = 12

const UMLAUTS = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
] as const
const SHARP_S = [['ß', 'ss']] as const

type Pairs = readonly (readonly [letter: string, written: string])[]

const asItIs = (word: string) => word
const writtenOut = (pairs: Pairs) => (word: string) =>
  pairs.reduce((text, [letter, written]) => text.replaceAll(letter, written), word)
const drawnTogether = (pairs: Pairs) => (word: string) =>
  pairs.reduce((text, [letter, written]) => text.replaceAll(written, letter), word)
const waysOf = (pairs: Pairs) => [asItIs, writtenOut(pairs), drawnTogether(pairs)]

/** Small, capital, and with capital beginnings; a sharp s stays one letter. */
function casesOf(word: string): string[] {
  if (/^[\x20-\x7e]*$/.test(word)) return [word]
  const capital = (text: string) => text.replace(/[^ß]+/g, (part) => part.toUpperCase())
  return [word, capital(word), word.replace(/(?<!\p{L})\p{L}/gu, capital)]
}

/**
 * How a word may be written in what is searched: with its umlauts and sharp s written out or drawn together, and, where it has other
 * letters than those of ASCII, in each case, which a database need not hold for the same.
 */
export function spellings(entered: string): string[] {
  const word = entered.toLowerCase().normalize('NFC')
  const written = waysOf(UMLAUTS).flatMap((ofUmlauts) => waysOf(SHARP_S).map((ofSharpS) => ofSharpS(ofUmlauts(word))))
  return [...new Set([...new Set(written)].flatMap(casesOf))].slice(0, MOST)
}
