import { formerSlugsOf } from '#domain/goods/category-address.ts'
import type { Cell, Database } from '../db/database.ts'

/** Addresses that are kept of one category. */
const MOST_KEPT = 50

/** The addresses that a category has, in whatever language. */
export async function categorySlugs(db: Database, id: Cell): Promise<ReadonlySet<string>> {
  const [own, texts] = await Promise.all([
    db.selectFrom('ecommerce_category').select('slug').where('id', '=', id).execute(),
    db.selectFrom('ecommerce_category_translation').select('slug').where('ecommerce_category', '=', id).execute(),
  ])
  return new Set([...own, ...texts].flatMap(({ slug }) => (slug ? [String(slug)] : [])))
}

/** Keeps the addresses that a category had before a change and has no more: links to them lead to it. (`domain/goods/category-address.ts`) */
export async function keepFormerSlugs(db: Database, id: Cell, before: ReadonlySet<string> = new Set()): Promise<void> {
  if (before.size === 0) return
  const after = await categorySlugs(db, id)
  const gone = [...before].filter((slug) => !after.has(slug))
  if (gone.length === 0) return
  const row = await db.selectFrom('ecommerce_category').select('former_slugs').where('id', '=', id).executeTakeFirst()
  if (!row) return
  const known = formerSlugsOf({ former_slugs: row.former_slugs === null ? null : String(row.former_slugs) })
  const kept = [...new Set([...gone, ...known])].filter((slug) => !after.has(slug)).slice(0, MOST_KEPT)
  await db
    .updateTable('ecommerce_category')
    .set({ former_slugs: kept.join('\n') })
    .where('id', '=', id)
    .execute()
}
