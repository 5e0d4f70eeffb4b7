import { foldText } from '#domain/texts/fold-text.ts'

const SHORTEST = 12
const LONGEST = 200

/** Characters that are looked at: what follows makes a password no easier to guess, and looking takes time. */
const LOOKED_AT = 48

/** From 0 to 4, as zxcvbn counts: 3 withstands some 10^8 guesses. */
const STRONG = 3

/** Letters that must be of the person's own thinking, beside a word that others know: digits and signs are added to it by whoever guesses. */
const OWN_WORK = 6

/** What is written for a letter by who wants it to look like something else; an l is an i here, for each may be a 1. */
const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  ['a4@', 'b8', 'e3€', 'g69', 'il1!|', 'o0', 's5$', 't7+', 'z2'].flatMap((alike) =>
    Array.from(alike, (sign) => [sign, alike.charAt(0)]),
  ),
)

const OWN_DATA = 'is made of your own data or the name of the shop'

const REASONS: Readonly<Record<string, string>> = {
  common: 'is used by many people',
  similarToCommon: 'is used by many people',
  topTen: 'is used by many people',
  topHundred: 'is used by many people',
  simpleRepeat: 'repeats itself',
  extendedRepeat: 'repeats itself',
  sequences: 'is a row of letters or digits',
  straightRow: 'is a row of letters or digits',
  keyPattern: 'is a row of letters or digits',
}

/**
 * Why a new password is not accepted, for the field; undefined when it is. `own` is what is known of the person and where they work: e-mail,
 * names, the shop's name and domain.
 */
export async function passwordProblem(password: unknown, own: readonly unknown[]): Promise<string | undefined> {
  if (typeof password !== 'string') return 'is required'
  if (password.length < SHORTEST) return `must have at least ${SHORTEST} characters`
  if (password.length > LONGEST) return `must have at most ${LONGEST} characters`
  const letters = lettersOf(foldText(password))
  const rest = withoutWords(letters, wordsOf(own))
  const isOwn = rest.length < letters.length
  if (isOwn && rest.filter((letter) => /\p{L}/u.test(letter)).length < OWN_WORK) return OWN_DATA
  const { score, feedback } = (await guesser()).check((isOwn ? rest.join('') : password).slice(0, LOOKED_AT))
  return score < STRONG ? (REASONS[feedback.warning ?? ''] ?? 'is too easy to guess') : undefined
}

/** The words that somebody who knows the person would try first. */
function wordsOf(own: readonly unknown[]): string[] {
  const texts = own.flatMap((text) => (typeof text === 'string' ? [text.slice(0, 254)] : []))
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  return [...new Set(['schaufenster', ...texts, ...parts].map(foldText))]
}

/** The letters and digits of a folded text, and signs that look like some. */
const lettersOf = (text: string): string[] => text.split('').filter((sign) => LOOKS[sign] || /[\p{L}\p{N}]/u.test(sign))

const likenessOf = (letters: readonly string[]): string => letters.map((letter) => LOOKS[letter] ?? letter).join('')

/** What is left of a password's letters when all that is known of the person is taken out of them, however it is spelt. */
function withoutWords(password: readonly string[], words: readonly string[]): string[] {
  const letters = [...password]
  let text = likenessOf(letters)
  for (const word of words.map((known) => likenessOf(lettersOf(known))).toSorted((a, b) => b.length - a.length)) {
    for (let at = text.indexOf(word); word.length > 2 && at >= 0; at = text.indexOf(word)) {
      letters.splice(at, word.length)
      text = likenessOf(letters)
    }
  }
  return letters
}

interface Guesser {
  check(password: string): { readonly score: number; readonly feedback: { readonly warning: string | null } }
}

let loaded: Promise<Guesser> | undefined

/** The lists take 30 MB of memory, so they are read when the first password is set. */
function guesser(): Promise<Guesser> {
  loaded ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  )
  return loaded
}
