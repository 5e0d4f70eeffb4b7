/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Places for so many parameters: `?, ?`. Of none it is what nothing is among: an empty list is no SQL to PostgreSQL. */
export const places = (count: number): string => (count === 0 ? 'null' : Array(count).fill('?').join(', '))

/** Words as a part of a text in lower case, for `like … escape '!'`. */
export const likePart = (words: string): string => `%${words.toLowerCase().replace(/[!%_]/g, (sign) => `!${sign}`)}%`

/** PostgreSQL's `$1, $2, …` in place of each `?`. */
export function withNumbers(text: string): string {
  let count = 0
  return text.replaceAll('?', () => `$${++count}`)
}
