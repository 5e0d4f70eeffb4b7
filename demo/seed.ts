import type { Cell, Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { blueprintPicture } from '#backend/websites/blueprint-pictures.ts'
import { type Entry, entryName } from '#backend/websites/content-folder.ts'
import { referenceOf, resolve } from '#backend/websites/named-records.ts'
import { blueprintsFolder, isDrawnLater, readContent } from './content.ts'
import { fileId } from './file-id.ts'
import { placeholderNotice } from './notices/placeholder-notice.ts'
import { checkReferences, momentOf } from './references.ts'
import { spreadStock } from './spread-stock.ts'

/** What seeding needs of the file store; `createFiles` of the backend fits. */
export interface FileStore {
  put(file: {
    id: string
    project: number
    filename: string
    bytes: Uint8Array
    title?: string
    alt?: Record<string, string>
    focal?: { x: number; y: number }
  }): Promise<unknown>
}

export interface SeedOptions {
  readonly db: Database
  /** The file store that writes its rows through the given transaction. */
  readonly files: (db: Database) => FileStore
  /** The picture of that name, drawn before or now. */
  readonly picture: (filename: string) => Promise<Uint8Array>
  /** The day that the demo's sales are counted from. */
  readonly now?: () => Date
}

const ORDER = [
  'project',
  'files',
  'theme',
  'company',
  'branch',
  'widget',
  'social_link',
  'menu_item',
  'brand_type',
  'brand',
  'legal',
  'consent',
  'redirect',
  'ecommerce_category',
  'ecommerce_subcategory',
  'ecommerce_manufacturer',
  'ecommerce_attribute_group',
  'ecommerce_attribute',
  'ecommerce_tag',
  'ecommerce_personalization',
  'ecommerce_size_guide',
  'ecommerce_settings',
  'ecommerce_shipping_country',
  'ecommerce_shipping_method',
  'ecommerce_product',
  'ecommerce_related_rule',
  'ecommerce_sale',
  // Sections show goods that were chosen by hand.
  'page',
  'news',
  'event',
]

type Ids = Map<string, Cell>

/**
 * Fills the demo projects into an empty database, all or nothing; only the products' pictures come later, by
 * addProductPictures. Returns false and does nothing when there is a project already. Throws an Error naming file and record
 * when something in the content does not fit.
 */
export async function seedDemo({ db, files, picture, now = () => new Date() }: SeedOptions): Promise<boolean> {
  const found = await db.selectFrom('project').select('id').limit(1).execute()
  if (found.length > 0) return false
  const all = readContent()
  checkReferences(all)
  const later = new Set(all.filter(isDrawnLater).map(entryName))
  const entries = inOrder(
    all.filter((entry) => !later.has(entryName(entry))).map((entry) => withoutPictures(entry, later)),
  )
  const pictures = new Map<string, Uint8Array>()
  await Promise.all(
    entries.map(async ({ key, collection, record }) => {
      if (collection !== 'files') return
      const drawn = placeholderNotice(key) ?? (await blueprintPicture(blueprintsFolder, String(record.filename)))
      pictures.set(key, drawn ?? (await picture(key)))
    }),
  )
  await db.transaction().execute(async (trx) => {
    const ids: Ids = new Map()
    const store = files(trx)
    for (const entry of entries)
      ids.set(entryName(entry), await write(trx, store, entry, lookup(entry, ids, now()), pictures))
    for (const entry of entries) if (entry.collection === 'project') await linkFiles(trx, entry, ids)
    await spreadStock(trx, now())
  })
  return true
}

interface ProductImage {
  readonly file: string
}

/** A product without the pictures that are not drawn yet. */
function withoutPictures(entry: Entry, later: ReadonlySet<string>): Entry {
  const images = entry.record.images as readonly ProductImage[] | undefined
  return images
    ? { ...entry, record: { ...entry.record, images: images.filter(({ file }) => !later.has(file)) } }
    : entry
}

function inOrder(entries: readonly Entry[]): Entry[] {
  const byCollection = Map.groupBy(entries, ({ collection }) => collection)
  for (const [collection, [first]] of byCollection)
    if (!ORDER.includes(collection)) throw new Error(`${first?.file}: the demo has no place for ${collection}.`)
  return ORDER.flatMap((collection) => byCollection.get(collection) ?? [])
}

/** What a reference of an entry stands for: a moment, or the id of a record that is there. */
const lookup = (entry: Entry, ids: Ids, now: Date) => (reference: string) => {
  const value = momentOf(reference, now) ?? ids.get(reference)
  if (value === undefined) throw new Error(`${entry.file}: ${entry.key} refers to ${reference}, which comes later.`)
  return value
}

async function write(
  db: Database,
  store: FileStore,
  entry: Entry,
  standsFor: (reference: string) => Cell,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Cell> {
  const own = entry.collection === 'project' ? withoutFiles(entry.record) : entry.record
  const record = resolve(own, standsFor) as Record<string, unknown>
  if (entry.collection === 'files') return putFile(store, entry, record, pictures)
  try {
    return await insertTree(db, entry.collection, record)
  } catch (error) {
    throw new Error(`${entry.file}: ${entry.collection} "${entry.key}": ${(error as Error).message}`, { cause: error })
  }
}

async function putFile(
  store: FileStore,
  { key }: Entry,
  file: Record<string, unknown>,
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<string> {
  const id = fileId(key)
  await store.put({ ...(file as { project: number; filename: string }), id, bytes: pictures.get(key) as Uint8Array })
  return id
}

/** A file needs its project and the project its logo: the project is written first, its files are linked at the end. */
const withoutFiles = (record: Entry['record']): Entry['record'] =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => referenceOf(value)?.collection !== 'files'))

async function linkFiles(db: Database, entry: Entry, ids: Ids): Promise<void> {
  const links = Object.entries(entry.record).flatMap(([field, value]) =>
    referenceOf(value)?.collection === 'files' ? [[field, ids.get(value as string) as Cell] as const] : [],
  )
  if (links.length === 0) return
  const id = ids.get(entryName(entry)) as Cell
  await db.updateTable('project').set(Object.fromEntries(links)).where('id', '=', id).execute()
}
