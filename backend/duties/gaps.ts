import type { Database } from '../db/database.ts'
import type { Gap } from './gap.ts'
import { languageGaps } from './language-gaps.ts'
import { domainGaps, noticeGaps } from './notice-gaps.ts'
import { productGaps } from './product-gaps.ts'

/** What is asked of an item of a collection before it may be public; `onCreate`: also where it is made. */
interface Duty {
  readonly onCreate: boolean
  /** By id, of those that lack something. */
  readonly gaps: (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Gap[]>>
}

/** Asks for one item after the other. */
const each =
  (gaps: (db: Database, id: number) => Promise<Gap[]>): Duty['gaps'] =>
  async (db, ids) => {
    const found = new Map<number, readonly Gap[]>()
    for (const id of ids) found.set(id, await gaps(db, id))
    return found
  }

const DUTIES: Readonly<Record<string, Duty>> = {
  // A new project is empty: it has to begin with something.
  project: {
    onCreate: false,
    gaps: each(async (db, id) => [...(await languageGaps(db, id)), ...(await domainGaps(db, id))]),
  },
  ecommerce_product: { onCreate: true, gaps: productGaps },
  ecommerce_settings: { onCreate: true, gaps: each(noticeGaps) },
}

/** What items lack by law, by id; those that lack nothing may be missing. */
export const gapsOfAll = async (
  db: Database,
  collection: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Gap[]>> => (await DUTIES[collection]?.gaps(db, ids)) ?? new Map()

/** What an item lacks by law; empty for collections that owe nothing. */
export const gapsOf = async (db: Database, collection: string, id: unknown): Promise<readonly Gap[]> =>
  (await gapsOfAll(db, collection, [Number(id)])).get(Number(id)) ?? []

/** Whether a collection's items are asked for anything, when they are made or changed. */
export const owesSomething = (collection: string, action: 'create' | 'update'): boolean =>
  DUTIES[collection] !== undefined && (action === 'update' || DUTIES[collection].onCreate)

/** The gaps that a write has made; those that were there before stay listed, and are no reason to refuse it. */
export function newGaps(before: readonly Gap[], after: readonly Gap[]): Gap[] {
  const known = new Set(before.map(({ key }) => key))
  return after.filter(({ key }) => !known.has(key))
}
