import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf, model } from '#contract/model/model.ts'
import type { RevisionAction } from '#contract/model/system.ts'
import type { Difference, Revision } from '#contract/wire/revisions.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Access, isContent } from './access.ts'
import { snapshot } from './snapshot.ts'

type Page = { readonly collection?: string; readonly item?: string; readonly limit: number; readonly page: number }

const revision = (access: Access, row: Row): Revision => ({
  id: Number(row.id),
  collection: String(row.collection),
  item: String(row.item),
  action: row.action as RevisionAction,
  user: row.user as number | null,
  by: authorName(access, row),
  via: row.key_name === null ? null : String(row.key_name),
  created_on: String(row.created_on),
  data: shown(access, collectionOf(String(row.collection)), JSON.parse(String(row.data as Cell))),
})

/** Whoever may see a record may see who changed it, though not the accounts; a program learns names, and no address of an account. */
export function authorName({ apiKey }: Pick<Access, 'apiKey'>, { first_name, last_name, email }: Row): string | null {
  const name = [first_name, last_name].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return name || (apiKey !== undefined || email === undefined || email === null ? null : String(email))
}

/** As much of an old item as the caller may read of the item today. */
export function shown(access: Access, collection: Collection, data: Record<string, unknown>): Record<string, unknown> {
  const right = access.read(collection)
  const pairs = Object.entries(data).filter(([name]) => right?.fields.has(name))
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      const field = fieldOf(collection, name)
      if (field?.type !== 'o2m' || !Array.isArray(value)) return [name, value]
      const target = collectionOf(field.target)
      return [name, access.read(target) ? value.filter(isRecord).map((part) => shown(access, target, part)) : []]
    }),
  )
}

/** Old states do not say whether their record exists for who sees only some of them. */
const readable = (access: Access): string[] =>
  [...model.values()].flatMap((collection) => {
    const hasPast = isContent(collection) && access.readsPast?.(collection) !== false
    const right = hasPast ? access.read(collection) : undefined
    return right && Object.keys(right.where).length === 0 ? [collection.name] : []
  })

const select = (db: Database, access: Access) =>
  db
    .selectFrom('revisions')
    .leftJoin('users', 'users.id', 'revisions.user')
    .selectAll('revisions')
    .leftJoin('api_keys', 'api_keys.id', 'revisions.api_key')
    .select(['users.first_name', 'users.last_name', 'users.email', 'api_keys.name as key_name'])
    .where('revisions.collection', 'in', readable(access))
    .where((eb) => {
      const own = eb('revisions.project', '=', access.project)
      // What belongs to no project, or to one that is gone, is for who runs the installation.
      return access.trusts('installation') ? eb.or([own, eb('revisions.project', 'is', null)]) : own
    })

/** Revisions of the collections that the caller may read, the newest first. (SPEC 7) */
export async function listRevisions(db: Database, access: Access, query: Page): Promise<Revision[]> {
  const { collection, item, limit, page } = query
  const rows = await select(db, access)
    .$if(collection !== undefined, (select) => select.where('collection', '=', collection ?? ''))
    .$if(item !== undefined, (select) => select.where('item', '=', item ?? ''))
    .orderBy('revisions.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map((row) => revision(access, row))
}

async function rowOf(db: Database, access: Access, id: number): Promise<Row> {
  const row = await select(db, access).where('revisions.id', '=', id).executeTakeFirst()
  if (!row) throw new Fault('unknownItem', `Item not found: revision ${id}`)
  return row
}

/** One revision. Throws the Fault for one that does not exist for the caller. */
export async function readRevision(db: Database, access: Access, id: number): Promise<Revision> {
  return revision(access, await rowOf(db, access, id))
}

/** One revision with all that was kept, whatever of it the caller may read: to be restored, never to be shown. */
export async function storedRevision(
  db: Database,
  access: Access,
  id: number,
): Promise<Pick<Revision, 'collection' | 'item' | 'data'>> {
  const row = await rowOf(db, access, id)
  return { collection: String(row.collection), item: String(row.item), data: JSON.parse(String(row.data as Cell)) }
}

/** What changed from a revision to another one, or to the item as it is now. */
export async function compareRevision(
  db: Database,
  access: Access,
  from: Revision,
  to: Revision | undefined,
): Promise<Difference[]> {
  const collection = collectionOf(from.collection)
  const key = fieldOf(collection, 'id')?.type === 'uuid' ? from.item : Number(from.item)
  const later = to?.data ?? shown(access, collection, (await snapshot(db, collection, key)) ?? {})
  return differences(from.data, later, '')
}

/** Lists of parts as objects by id, so that a part is compared with itself wherever it stands. */
const byId = (value: unknown): unknown =>
  Array.isArray(value) && value.every((part) => isRecord(part) && part.id !== undefined)
    ? Object.fromEntries(value.map((part) => [String((part as { id: unknown }).id), part]))
    : value

function differences(before: unknown, after: unknown, path: string): Difference[] {
  const [left, right] = [byId(before), byId(after)]
  if (JSON.stringify(left) === JSON.stringify(right)) return []
  if (!isRecord(left) || !isRecord(right)) return [{ field: path, before: before ?? null, after: after ?? null }]
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])]
  return names.flatMap((name) => differences(left[name], right[name], path === '' ? name : `${path}.${name}`))
}
