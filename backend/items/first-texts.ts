import { sql } from 'kysely'
import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, columnsOf, fieldOf } from '#contract/model/model.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { firstLanguage } from '../project/first-language.ts'
import { type Belonging, ownerOf } from './belonging.ts'
import { isAmong } from './condition-sql.ts'
import type { ValidRecord } from './validate.ts'

// A record's own text is in the project's first language. Where a translation in that language says the same thing, both are
// kept alike, whichever of them is written: pages, lists, mails and papers then cannot tell two stories. (SPEC 3)

interface OwnTexts {
  /** The collection of the translations, and its field that leads to the record. */
  readonly target: string
  readonly by: string
  /** The texts that both have. */
  readonly names: readonly string[]
}

/** The texts that a record has itself besides its translations; undefined for a collection without any. */
export function ownTexts(collection: Collection): OwnTexts | undefined {
  const list = fieldOf(collection, 'translations')
  if (list?.type !== 'o2m') return undefined
  const names = columnsOf(collectionOf(list.target)).flatMap(([name, { type }]) =>
    (type === 'text' || type === 'html') && fieldOf(collection, name) ? name : [],
  )
  return names.length > 0 ? { target: list.target, by: list.by, names } : undefined
}

/** The same, asked of the collection of the translations. */
function textsOfOwner(collection: Collection): (OwnTexts & { readonly owner: Collection }) | undefined {
  const [by] = collection.owners
  if (by === undefined) return undefined
  const owner = ownerOf(collection, by)
  const texts = ownTexts(owner)
  return texts?.target === collection.name ? { ...texts, owner } : undefined
}

const isText = (cell: Cell | undefined): cell is string => typeof cell === 'string' && cell.trim() !== ''

/** New records with their own texts as their translations in the first language give them; the same for their parts. */
export async function withFirstTexts(
  db: Database,
  project: Belonging,
  records: readonly ValidRecord[],
): Promise<readonly ValidRecord[]> {
  if (records.every(({ lists }) => lists.length === 0)) return records
  const first = await firstLanguage(db, project)
  return records.map((record) => lifted(record, first))
}

function lifted(record: ValidRecord, first: Language): ValidRecord {
  const names = ownTexts(record.collection)?.names ?? []
  const translations = record.lists.find(({ name }) => name === 'translations')?.records ?? []
  const written = translations.find(({ row }) => row.language === first)?.row ?? {}
  const texts = names.filter((name) => isText(written[name])).map((name) => [name, written[name] as Cell] as const)
  return {
    ...record,
    row: { ...record.row, ...Object.fromEntries(texts) },
    lists: record.lists.map((list) => ({ ...list, records: list.records.map((part) => lifted(part, first)) })),
  }
}

/** After texts of a record were written: its translation in the first language says the same, as far as it says anything. */
export async function followOwnTexts(
  db: Database,
  { collection, id, row }: { collection: Collection; id: Cell; row: Row },
  project: Belonging,
): Promise<void> {
  const texts = ownTexts(collection)
  const changed = texts?.names.filter((name) => name in row) ?? []
  if (!texts || changed.length === 0) return
  const first = await firstLanguage(db, project)
  for (const name of changed)
    await db
      .updateTable(texts.target)
      .set({ [name]: row[name] as Cell })
      .where(texts.by, '=', id)
      .where('language', '=', first)
      .where(name, 'is not', null)
      .execute()
}

/** After translations were written: the records of those in the first language say the same. */
export async function followTranslations(
  db: Database,
  collection: Collection,
  ids: readonly Cell[],
  project: Belonging,
): Promise<void> {
  const texts = textsOfOwner(collection)
  if (!texts || ids.length === 0) return
  const first = await firstLanguage(db, project)
  const { rows } = await sql<Row>`
    select ${sql.join([texts.by, ...texts.names].map((name) => sql.ref(name)))} from ${sql.table(collection.name)}
    where language = ${first} and ${isAmong(db, sql.ref('id'), [...ids])}`.execute(db)
  for (const row of rows) {
    const written = texts.names.filter((name) => isText(row[name])).map((name) => [name, row[name] as Cell] as const)
    if (written.length === 0) continue
    await db
      .updateTable(texts.owner.name)
      .set(Object.fromEntries(written))
      .where('id', '=', row[texts.by] as Cell)
      .execute()
  }
}
