import type { LetterPlace } from '#domain/search/spellings.ts'

/** A letter in both cases, the small one first. A capital of two letters is none, but the sharp s has one that `toUpperCase` leaves out. */
export function casesOf(letter: string): LetterPlace {
  const small = letter.toLowerCase()
  const cases = new Set([small, small === 'ß' ? 'ẞ' : small.toUpperCase(), letter])
  const [first = letter, ...others] = [...cases].filter((one) => [...one].length === 1)
  return [first, ...others]
}

/** The letters of a place as a class, which SQLite's `glob` and an expression of PostgreSQL write alike. */
function classOf(place: LetterPlace): string {
  const letters = place.length > 1 ? place : casesOf(place[0])
  // What means something in a class stands alone.
  return letters.length > 1 ? `[${letters.join('')}]` : letters[0]
}

/** A place in a pattern of `like`, which is the same for any letter where there is more than one. */
export const likeOf = (place: LetterPlace): string => (place.length > 1 ? '_' : place[0].replace(/[\\%_]/, '\\$&'))

/** A place in a pattern of SQLite's `glob`. */
export const globOf = (place: LetterPlace): string => (/[*?[]/.test(place[0]) ? `[${place[0]}]` : classOf(place))

/** A place in an expression of PostgreSQL. */
export const expressionOf = (place: LetterPlace): string =>
  /[\\^$.|?*+()[\]{}]/.test(place[0]) ? `\\${place[0]}` : classOf(place)
