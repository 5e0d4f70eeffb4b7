import { type RawBuilder, sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf, fieldOf } from '#contract/model/model.ts'
import { searchedCents, searchedDigits } from '#domain/search/searched-number.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { allWords, MOST_WORDS, type WordTest } from '../db/search-word.ts'
import type { Access } from './access.ts'

/** Longer texts are not looked through: a list is searched by what its rows are called. */
const LONGEST = 255

type Sql = RawBuilder<unknown>

/**
 * Rows with all the words in what a list shows of them, as the `q` of the staff's lists asks: in the texts that name them, in any
 * language, and in the names of what they point to. A collection that names its columns for it is looked through in these alone.
 */
export function searchSql(db: Database, access: Access, collection: Collection, words: string, alias: string): Sql {
  const entered = words.trim().split(/\s+/)
  const sought = collection.searchNumbers ? entered.filter((word) => word !== '€') : entered
  return allWords(sought.length > 0 ? sought : entered, isSqlite(db), {
    most: MOST_WORDS,
    places: (matches, word) => [
      ...ownTexts(access, collection, alias).map(matches),
      ...inParts(access, collection, alias, matches),
      ...inSum(access, collection, alias, word),
      ...(collection.search
        ? []
        : [...inTranslations(access, collection, alias, matches), ...inTargets(access, collection, alias, matches)]),
    ],
    phone: (word) => inPhone(access, collection, alias, word),
  })
}

/** The short texts of a collection that the caller may read. */
function ownTexts(access: Access, collection: Collection, alias: string): Sql[] {
  const readable = access.read(collection)?.fields
  return columnsOf(collection).flatMap(([name, field]) =>
    field.type === 'text' &&
    (collection.search?.includes(name) ?? (!field.choices && field.max <= LONGEST)) &&
    readable?.has(name)
      ? [sql.ref(`${alias}.${name}`)]
      : [],
  )
}

/** In rows that belong to it, as the model names them: an order by what was bought. */
function inParts(access: Access, collection: Collection, alias: string, matches: WordTest): Sql[] {
  return Object.entries(collection.searchParts).flatMap(([name, columns]) => {
    const list = fieldOf(collection, name)
    if (list?.type !== 'o2m' || !access.read(collection)?.fields.has(name)) return []
    const inner = `${alias}p`
    const readable = access.read(collectionOf(list.target))?.fields
    const texts = columns.filter((column) => readable?.has(column)).map((column) => sql.ref(`${inner}.${column}`))
    if (texts.length === 0) return []
    const owner = sql.ref(`${inner}.${list.by}`)
    const found = sql.join(texts.map(matches), sql` or `)
    return [
      sql`${sql.ref(`${alias}.id`)} in (select ${owner} from ${sql.table(list.target)} as ${sql.id(inner)} where ${found})`,
    ]
  })
}

/** A telephone number however it is written. */
function inPhone(access: Access, collection: Collection, alias: string, word: string): Sql[] {
  const phone = collection.searchNumbers?.phone
  const digits = searchedDigits(word)
  if (!phone || !digits || !access.read(collection)?.fields.has(phone)) return []
  return [sql`${sql.ref(`${alias}.${phone}`)} like ${`%${digits}%`}`]
}

function inSum(access: Access, collection: Collection, alias: string, word: string): Sql[] {
  const sum = collection.searchNumbers?.sum
  const cents = searchedCents(word)
  if (!sum || cents === undefined || !access.read(collection)?.fields.has(sum)) return []
  return [sql`${sql.ref(`${alias}.${sum}`)} = ${cents}`]
}

function inTranslations(access: Access, collection: Collection, alias: string, matches: WordTest): Sql[] {
  const list = fieldOf(collection, 'translations')
  if (list?.type !== 'o2m' || !access.read(collection)?.fields.has('translations')) return []
  const inner = `${alias}s`
  const texts = ownTexts(access, collectionOf(list.target), inner)
  if (texts.length === 0) return []
  return [
    sql`exists (select 1 from ${sql.table(list.target)} as ${sql.id(inner)}
      where ${sql.ref(`${inner}.${list.by}`)} = ${sql.ref(`${alias}.id`)} and (${sql.join(texts.map(matches), sql` or `)}))`,
  ]
}

/** Named by what it points to: a rating by its product. */
function inTargets(access: Access, collection: Collection, alias: string, matches: WordTest): Sql[] {
  const readable = access.read(collection)?.fields
  return columnsOf(collection).flatMap(([name, field]) => {
    if (field.type !== 'm2o' || name === 'project' || !readable?.has(name)) return []
    const target = collectionOf(field.target)
    if (!fieldOf(target, 'display_name') || !access.read(target)?.fields.has('display_name')) return []
    const inner = `${alias}m`
    const named = matches(sql.ref(`${inner}.display_name`))
    const ids = sql`select ${sql.ref(`${inner}.id`)} from ${sql.table(target.name)} as ${sql.id(inner)} where ${named}`
    return [sql`${sql.ref(`${alias}.${name}`)} in (${ids})`]
  })
}
