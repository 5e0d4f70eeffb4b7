import type { Collection } from '#contract/model/collection.ts'
import type { Statement } from '../db/batch.ts'
import type { Cell, Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { places, quoted } from '../db/statement-text.ts'
import { giveWay } from '../give-way.ts'
import { SaleProblem } from '../prices/check-sale.ts'
import { followPrices } from '../prices/follow-prices.ts'
import { followStock } from '../stock/settle-stock.ts'
import { projectOf } from './belonging.ts'
import { noteMentions } from './note-mentions.ts'
import type { Item } from './rows.ts'
import { snapshot } from './snapshot.ts'
import { Invalid } from './validate.ts'

/** One item that a transaction has written, with everything that is part of it. */
export interface Written {
  readonly collection: Collection
  readonly id: Cell
  readonly action: 'create' | 'update' | 'delete' | 'restore'
  /** Collections of the rows written. */
  readonly touched: Set<string>
  readonly project?: number | null | undefined
  /** The item with its parts, where it is known already: after a creation, before a deletion. */
  readonly data?: Item | undefined
}

export interface Author {
  readonly user?: number | undefined
  readonly apiKey?: number | undefined
  now(): Date
}

const PRODUCT = 'ecommerce_product'

/** Items after which visitors come between. */
const FEW = 5

/** Changes that one statement writes. */
const MOST_CHANGES = 4000

/** Keeps a revision of each item written and announces it to the change feed. The last thing a transaction does. */
export async function recordHistory(db: Database, author: Author, written: readonly Written[]): Promise<void> {
  if (written.length === 0) return
  const created_on = author.now().toISOString()
  const entries = []
  for (const entry of written) {
    if (entries.length % FEW === FEW - 1) await giveWay()
    entries.push({ entry, ...(await stateOf(db, entry)) })
  }
  const revisions = entries.map(({ entry, data, project }) => ({
    // A project that is gone cannot be pointed to.
    project: entry.collection.name === 'project' && entry.action === 'delete' ? null : project,
    collection: entry.collection.name,
    item: String(entry.id),
    action: entry.action,
    user: author.user ?? null,
    api_key: author.apiKey ?? null,
    created_on,
    data: JSON.stringify(data),
  }))
  const isLong = written.length > FEW
  await addRows(db, 'revisions', revisions)
  if (isLong) await giveWay()
  await noteMentions(
    db,
    entries.map(({ entry, data }) => ({ ...entry, data })),
  )
  if (isLong) await giveWay()
  const products = written.filter(({ collection, action }) => collection.name === PRODUCT && action !== 'delete')
  const created = products.filter(({ action }) => action === 'create')
  await followStock(
    db,
    { products: products.map(({ id }) => Number(id)), created: created.map(({ id }) => Number(id)) },
    { user: author.user, now: created_on },
  )
  if (isLong) await giveWay()
  const announced = entries.map(
    ({ entry, project }): Announced => ({
      project,
      collection: entry.collection.name,
      id: entry.id,
      action: entry.action === 'restore' ? 'update' : entry.action,
      touched: [...entry.touched],
    }),
  )
  await announce(db, [...announced, ...(await repriced(db, announced, created_on))], created_on)
}

/** What tells another price because of what was written: goods of a sale, or of a maker that has another brand. */
async function repriced(db: Database, announced: readonly Announced[], now: string): Promise<Announced[]> {
  const written = announced.map(({ collection, id, action }) => ({ collection, id, isDeleted: action === 'delete' }))
  const products = await followPrices(db, written, now).catch((error) => {
    if (error instanceof SaleProblem) throw new Invalid([{ field: error.field, message: error.message }])
    throw error
  })
  if (products.length === 0) return []
  const { rows } = await run(
    db,
    `select id, project from ecommerce_product where id in (${places(products.length)})`,
    products,
  )
  return rows.map(({ id, project }) => asChanged(Number(project), PRODUCT, Number(id)))
}

/** A write as the change feed tells of it. */
export interface Announced {
  readonly project: number | null
  readonly collection: string
  readonly id: Cell
  readonly action: 'create' | 'update' | 'delete'
  readonly touched: readonly string[]
}

/**
 * Tells the change feed of writes, without a revision: for rows that are counted rather than edited. The last thing a transaction does:
 * writers wait here for each other until they commit, so that the numbers appear in their order and without gaps.
 */
export function announcements(written: readonly Announced[], created_on: string): Statement[] {
  const columns = ['project', 'collection', 'item', 'action', 'touched', 'created_on'].map(quoted).join(', ')
  const count = written.length
  const statements = [{ text: 'update change_head set seq = seq + ?', parameters: [count] as Cell[] }]
  for (let from = 0; from < count; from += MOST_CHANGES) {
    const part = written.slice(from, from + MOST_CHANGES)
    const row = `((select seq from change_head) - ?, ${places(6)})`
    const parameters = part.flatMap(({ project, collection, id, action, touched }, index) => [
      count - 1 - from - index,
      project,
      collection,
      String(id),
      action,
      JSON.stringify(touched),
      created_on,
    ])
    statements.push({
      text: `insert into changes (id, ${columns}) values ${Array(part.length).fill(row).join(', ')}`,
      parameters,
    })
  }
  return statements
}

/** A record that was made by itself, as the change feed tells of it. */
export const asNew = (project: number, collection: string, id: number): Announced => ({
  project,
  collection,
  id,
  action: 'create',
  touched: [collection],
})

/** A record that is not what it was, likewise. */
export const asChanged = (project: number, collection: string, id: number): Announced => ({
  ...asNew(project, collection, id),
  action: 'update',
})

/** Tells the change feed of writes in the caller's transaction, as the last thing it does. */
export async function announce(db: Database, written: readonly Announced[], created_on: string): Promise<void> {
  if (written.length === 0) return
  for (const { text, parameters } of announcements(written, created_on)) await run(db, text, parameters)
}

async function stateOf(db: Database, { collection, id, data, project }: Written) {
  return {
    data: data ?? (await snapshot(db, collection, id)) ?? {},
    project: (project === undefined ? await projectOf(db, collection, id) : project) ?? null,
  }
}
