import { collectionOf } from '#contract/model/model.ts'
import { run } from '../db/run.ts'
import { places } from '../db/statement-text.ts'
import type { Gap } from '../duties/gap.ts'
import { gapsOf, gapsOfAll } from '../duties/gaps.ts'
import type { Item } from '../items/rows.ts'
import { setRow } from '../items/update.ts'
import type { Writing } from '../items/writing.ts'

const product = collectionOf('ecommerce_product')

/** What a product would lack by law if it were published now; nothing is changed. */
export async function lackedIfPublished(at: Writing, id: number, status: unknown): Promise<readonly Gap[]> {
  await setRow(at.db, product, id, { status: 'published' }, '')
  const gaps = await gapsOf(at.db, product.name, id)
  await setRow(at.db, product, id, { status: String(status) }, '')
  return gaps
}

/** What a product that a file wants published would lack; nothing where it is not wished, or published already. */
export const lackedWhenPublished = async (
  at: Writing,
  id: number,
  present: Item,
  values: Readonly<Record<string, unknown>>,
): Promise<readonly Gap[]> =>
  values.status === 'published' && present.status !== 'published' ? lackedIfPublished(at, id, present.status) : []

/** Makes drafts of those products just made in this writing that lack something by law, also in what their history will say. Returns what they lack. */
export async function takeOffSale(at: Writing, ids: readonly number[]): Promise<ReadonlyMap<number, readonly Gap[]>> {
  const gaps = await gapsOfAll(at.db, product.name, ids)
  const lacking = ids.filter((id) => (gaps.get(id) ?? []).length > 0)
  if (lacking.length === 0) return gaps
  await run(at.db, `update ecommerce_product set status = 'draft' where id in (${places(lacking.length)})`, lacking)
  for (const id of lacking) {
    const key = `${product.name}/${id}`
    const entry = at.written.get(key)
    if (entry) at.written.set(key, { ...entry, data: entry.data && { ...entry.data, status: 'draft' } })
  }
  return gaps
}
