import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { type Entry, entryName } from '#backend/websites/content-folder.ts'
import { resolve } from '#backend/websites/named-records.ts'
import { isDrawnLater, readContent } from './content.ts'
import { fileId } from './file-id.ts'
import type { Draw } from './pictures/scenes/products.ts'
import type { FileStore } from './seed.ts'

export interface ProductPictureOptions {
  readonly db: Database
  readonly files: FileStore
  /** What `draw` describes, drawn before or now. */
  readonly picture: (filename: string, draw: Draw) => Promise<Uint8Array>
  /** Whether to leave the rest for the next start. */
  readonly stopped: () => boolean
}

/**
 * Draws the pictures that the demo's products still lack and hangs them into the products, in the order of the shop, while
 * the site is already being served. What an earlier run has done is left as it is; a product or project that is gone is passed
 * over. Returns how many were added.
 */
export async function addProductPictures(options: ProductPictureOptions): Promise<number> {
  const entries = readContent()
  const projects = await projectIds(options.db, entries)
  const products = entries.filter(({ collection }) => collection === 'ecommerce_product')
  const added = await Promise.all(
    entries.filter(isDrawnLater).map(async (entry) => {
      const project = projects.get(entry.record.project)
      const holders = products.filter(({ record }) => placeOf(record, entryName(entry)) !== -1)
      return project !== undefined && (await addPicture(options, entry, project, holders))
    }),
  )
  return added.filter(Boolean).length
}

interface HungPicture {
  readonly file: string
  readonly shows?: string
}

const imagesOf = ({ images = [] }: Entry['record']) => images as readonly HungPicture[]

const placeOf = (record: Entry['record'], name: string) => imagesOf(record).findIndex(({ file }) => file === name)

async function projectIds(db: Database, entries: readonly Entry[]): Promise<Map<unknown, number>> {
  const rows = await db.selectFrom('project').select(['id', 'domain']).execute()
  return new Map(
    entries
      .filter(({ collection }) => collection === 'project')
      .flatMap((entry) => {
        const row = rows.find(({ domain }) => domain === entry.record.domain)
        return row ? [[entryName(entry), Number(row.id)] as const] : []
      }),
  )
}

async function addPicture(
  { db, files, picture, stopped }: ProductPictureOptions,
  entry: Entry,
  project: number,
  holders: readonly Entry[],
): Promise<boolean> {
  const { key, record } = entry
  const id = fileId(key)
  const there = await db.selectFrom('files').select('id').where('id', '=', id).executeTakeFirst()
  if (there || stopped()) return false
  const { draw, ...file } = record
  const bytes = await picture(key, draw as Draw).catch((error: unknown) => {
    if (stopped()) return undefined
    throw error
  })
  if (!bytes || stopped()) return false
  const resolved = resolve(file, () => project) as { project: number; filename: string }
  await files.put({ ...resolved, id, bytes })
  for (const holder of holders) {
    const product = await db
      .selectFrom('ecommerce_product')
      .select('id')
      .where('project', '=', project)
      .where('slug', '=', holder.record.slug as string)
      .executeTakeFirst()
    const place = placeOf(holder.record, entryName(entry))
    const shows = imagesOf(holder.record)[place]?.shows ?? null
    if (product)
      await insertTree(db, 'ecommerce_product_image', { product: product.id, file: id, shows, sort: place + 1 })
  }
  return true
}
