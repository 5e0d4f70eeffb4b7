import { type RawBuilder, sql } from 'kysely'
import { spellings } from '#domain/search/spellings.ts'
import { expressionOf, globOf, likeOf } from './letter-place.ts'

type Sql = RawBuilder<unknown>

/** Whether a text has the word somewhere. */
export type WordTest = (column: Sql) => Sql

/** More words than these are not looked for in lists. */
export const MOST_WORDS = 8

interface WordPlaces {
  /** Where a word may stand. */
  readonly places: (matches: WordTest, word: string) => readonly Sql[]
  /** Where it may stand as a telephone number, however that is written. */
  readonly phone?: (word: string) => readonly Sql[]
  /** More words than these are not looked for, but as parts of one number. */
  readonly most?: number
}

/** Whether each of the words stands in one of its places. A telephone number with spaces in it is more than one word. */
export function allWords(
  words: readonly string[],
  isSqlite: boolean,
  { places, phone = () => [], most }: WordPlaces,
): Sql {
  const each = words.slice(0, most).map((word) => {
    const found = [...places(matchesOf(word, isSqlite), word), ...phone(word)]
    return found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`
  })
  const spaced = words.length > 1 ? phone(words.join('')) : []
  return sql`(${sql.join([sql`(${sql.join(each, sql` and `)})`, ...spaced], sql` or `)})`
}

/**
 * The test of a word, however it is spelled. A pattern with any letter where accents may stand is as fast as the word itself and leaves
 * little for the letters to be looked at one by one.
 */
export function matchesOf(word: string, isSqlite: boolean): WordTest {
  const tests = spellings(word).map((places) => {
    const like = `%${places.map(likeOf).join('')}%`
    const isExact = places.every((place) => place.length === 1)
    const glob = places.map(globOf)
    const expression = places.map(expressionOf)
    return (column: Sql): Sql => {
      const roughly = sql`${column} ${isSqlite ? sql`like` : sql`ilike`} ${like} escape '\\'`
      if (isExact) return roughly
      const exactly = isSqlite ? sql`glob ${`*${glob.join('')}*`}` : sql`~ ${expression.join('')}`
      return sql`(${roughly} and ${column} ${exactly})`
    }
  })
  return (column) =>
    sql.join(
      tests.map((test) => test(column)),
      sql` or `,
    )
}
