const SHORTEST = 12
const LONGEST = 200

/** Characters that are looked at: what follows makes a password no easier to guess, and looking takes time. */
const LOOKED_AT = 48

/** From 0 to 4, as zxcvbn counts: 3 withstands some 10^8 guesses. */
const STRONG = 3

/** Characters that must be of the person's own thinking. */
const OWN_WORK = 6

const REASONS: Readonly<Record<string, string>> = {
  userInputs: 'is made of your own data',
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

/** Why a new password is not accepted, for the field; undefined when it is. `own` is what is known of the person: e-mail, names. */
export async function passwordProblem(password: unknown, own: readonly unknown[]): Promise<string | undefined> {
  if (typeof password !== 'string') return 'is required'
  if (password.length < SHORTEST) return `must have at least ${SHORTEST} characters`
  if (password.length > LONGEST) return `must have at most ${LONGEST} characters`
  const words = wordsOf(own)
  if (withoutWords(password, words).length < OWN_WORK) return REASONS.userInputs
  const { score, feedback } = (await guesser()).check(password.slice(0, LOOKED_AT), words)
  return score < STRONG ? (REASONS[feedback.warning ?? ''] ?? 'is too easy to guess') : undefined
}

/** The words that somebody who knows the person would try first. */
function wordsOf(own: readonly unknown[]): string[] {
  const texts = own.flatMap((text) => (typeof text === 'string' ? [text.slice(0, 254)] : []))
  const parts = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 2)
  return [...new Set(['schaufenster', ...texts, ...parts].map((text) => text.toLowerCase()))]
}

/** What is left of a password when all that is known of the person is taken out of it. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())

interface Guesser {
  check(
    password: string,
    own: string[],
  ): { readonly score: number; readonly feedback: { readonly warning: string | null } }
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
