import type { Database } from '../db/database.ts'
import type { Gap } from './gap.ts'
import { languageGaps } from './language-gaps.ts'
import { domainGaps, noticeGaps } from './notice-gaps.ts'
import { productGaps } from './product-gaps.ts'

/** What is asked of an item of a collection before it may be public; `onCreate`: also where it is made. */
interface Duty {
  readonly onCreate: boolean
  readonly gaps: (db: Database, id: number) => Promise<Gap[]>
}

const DUTIES: Readonly<Record<string, Duty>> = {
  // A new project is empty: it has to begin with something.
  project: {
    onCreate: false,
    gaps: async (db, id) => [...(await languageGaps(db, id)), ...(await domainGaps(db, id))],
  },
  ecommerce_product: { onCreate: true, gaps: productGaps },
  ecommerce_settings: { onCreate: true, gaps: noticeGaps },
}

/** What an item lacks by law; empty for collections that owe nothing. */
export const gapsOf = async (db: Database, collection: string, id: unknown): Promise<Gap[]> =>
  (await DUTIES[collection]?.gaps(db, Number(id))) ?? []

/** Whether a collection's items are asked for anything, when they are made or changed. */
export const owesSomething = (collection: string, action: 'create' | 'update'): boolean =>
  DUTIES[collection] !== undefined && (action === 'update' || DUTIES[collection].onCreate)

/** The gaps that a write has made; those that were there before stay listed, and are no reason to refuse it. */
export function newGaps(before: readonly Gap[], after: readonly Gap[]): Gap[] {
  const known = new Set(before.map(({ key }) => key))
  return after.filter(({ key }) => !known.has(key))
}
