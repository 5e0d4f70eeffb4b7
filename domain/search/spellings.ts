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

/** Letters with their accents, those first that carry one more often; an umlaut is no accent, for it is left out by nobody. */
const ACCENTED: Readonly<Record<string, string>> = {
  e: 'èéêëēęě',
  a: 'àáâãåāăą',
  o: 'òóôõøő',
  i: 'ìíîïīı',
  u: 'ùúûūůű',
  c: 'çćč',
  s: 'śşšș',
  g: 'ğ',
  n: 'ñńň',
  z: 'źżž',
  l: 'ł',
  y: 'ýÿ',
  r: 'ř',
  t: 'ţťț',
  d: 'ďđ',
}
const inOrder = Object.keys(ACCENTED)
const plainOf = new Map(Object.entries(ACCENTED).flatMap(([plain, all]) => [...all].map((letter) => [letter, plain])))

const isAscii = (letter: string) => letter <= '\x7e'

/** A place of a word: the letters that may stand there. */
export type LetterPlace = readonly [first: string, ...others: string[]]

/**
 * The letters at each place of a word. Those of ASCII alone are compared by a database whatever their case; others stand in both cases.
 * At least a third of the letters stay without an accent, by which a database that compares letter by letter finds what is worth it.
 */
function placesOf(word: string): LetterPlace[] {
  const letters = [...word]
  const open = letters
    .flatMap((letter, at) => (letter in ACCENTED ? [{ at, rank: inOrder.indexOf(letter) }] : []))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Math.floor((letters.length * 2) / 3))
  const isOpen = new Set(open.map(({ at }) => at))
  return letters.map((letter, at) => {
    const plain = plainOf.get(letter) ?? letter
    if (isAscii(letter) && !isOpen.has(at)) return [letter]
    const small = [plain, ...(ACCENTED[plain] ?? '')]
    // A capital of more than one letter is none: the sharp s stays as it is.
    const [first = letter, ...others] = [...new Set(small.flatMap((one) => [one, one.toUpperCase()]))].filter(
      (one) => [...one].length === 1,
    )
    return [first, ...others]
  })
}

/**
 * How a word may be written in what is searched, place by place: with its umlauts and sharp s written out or drawn together, with
 * accents or without, and with other letters than those of ASCII in each case, which a database need not hold for the same.
 */
export function spellings(entered: string): LetterPlace[][] {
  const word = entered.toLowerCase().normalize('NFC')
  const written = waysOf(UMLAUTS).flatMap((ofUmlauts) => waysOf(SHARP_S).map((ofSharpS) => ofSharpS(ofUmlauts(word))))
  // Texts that were stored before they were entered in one form may have letters and accents apart.
  const apart = written.map((word) => word.normalize('NFD'))
  return [...new Set([...written, ...apart])].slice(0, MOST).map(placesOf)
}
