import { type RawBuilder, sql } from 'kysely'
import type { LetterPlace } from '#domain/search/spellings.ts'
import { type Database, isSqlite } from './database.ts'
import { casesOf, expressionOf, globOf, likeOf } from './letter-place.ts'

/** What stands for one letter or for any number of them, as `like`, SQLite's `glob` and an expression of PostgreSQL write it. */
interface Wildcard {
  readonly like: string
  readonly glob: string
  readonly expression: string
}

const ONE: Wildcard = { like: '_', glob: '?', expression: '.' }
const MANY: Wildcard = { like: '%', glob: '*', expression: '.*' }

/** A pattern of a text: letters in any case, and wildcards between them. */
type Pattern = readonly (LetterPlace | Wildcard)[]

const isPlace = (part: LetterPlace | Wildcard): part is LetterPlace => Array.isArray(part)

/** Both databases compare the letters of ASCII alone whatever their case. */
const placeOf = (letter: string): LetterPlace => (letter <= '\x7f' ? [letter] : casesOf(letter))

/** Texts that have this one somewhere. */
export const having = (text: string): Pattern => [MANY, ...[...text].map(placeOf), MANY]

/** Texts like this one, in which `%` and `_` are wildcards unless a backslash comes before them. One that ends it is a letter. */
export const patternOf = (written: string): Pattern =>
  [...written.matchAll(/\\(.)|./gsu)].map(([all, escaped]) => {
    if (escaped !== undefined) return placeOf(escaped)
    return all === '%' ? MANY : all === '_' ? ONE : placeOf(all)
  })

/**
 * Whether a column is like a pattern, whatever the case of its letters, on both databases alike. Where the pattern has letters beyond ASCII,
 * any letter in their place is looked for first, which is as fast as without them and leaves little for the letters to be looked at.
 */
export function isLike(db: Database, column: RawBuilder<unknown>, pattern: Pattern): RawBuilder<unknown> {
  const written = (way: keyof Wildcard, place: (letters: LetterPlace) => string) =>
    pattern.map((part) => (isPlace(part) ? place(part) : part[way])).join('')
  const like = written('like', likeOf)
  const roughly = isSqlite(db) ? sql`${column} like ${like} escape '\\'` : sql`${column} ilike ${like} escape '\\'`
  if (pattern.every((part) => !isPlace(part) || part.length === 1)) return roughly
  const exactly = isSqlite(db)
    ? sql`glob ${written('glob', globOf)}`
    : sql`~ ${`^${written('expression', expressionOf)}$`}`
  return sql`(${roughly} and ${column} ${exactly})`
}
