import { collectionOf } from '#contract/model/model.ts'
import type { Gap } from '../duties/gap.ts'
import { gapsOf } from '../duties/gaps.ts'
import type { Item } from '../items/rows.ts'
import { setRow } from '../items/update.ts'
import type { Writing } from '../items/writing.ts'

const product = collectionOf('ecommerce_product')

/** What a product would lack by law if it were published now; nothing is changed. */
export async function lackedIfPublished(at: Writing, id: number, status: unknown): Promise<Gap[]> {
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
): Promise<Gap[]> =>
  values.status === 'published' && present.status !== 'published' ? lackedIfPublished(at, id, present.status) : []

/** Makes a draft of a product just made in this writing that lacks something by law, also in what its history will say. Returns what it lacks. */
export async function takeOffSale(at: Writing, id: number): Promise<Gap[]> {
  const gaps = await gapsOf(at.db, product.name, id)
  if (gaps.length === 0) return gaps
  await setRow(at.db, product, id, { status: 'draft' }, '')
  const key = `${product.name}/${id}`
  const entry = at.written.get(key)
  if (entry) at.written.set(key, { ...entry, data: entry.data && { ...entry.data, status: 'draft' } })
  return gaps
}
