import type { Language } from '#domain/texts/language.ts'
import { turnSales } from '../../catalogue/turn-sales.ts'
import { rowsInTurn } from '../../db/batch.ts'
import type { Database, Row } from '../../db/database.ts'
import { gathered } from '../../db/gathered.ts'
import { places } from '../../db/statement-text.ts'
import { type Goods, loadGoods } from './goods.ts'

export interface WantedGoods {
  readonly project: number
  readonly ids: readonly number[]
  readonly language: Language
  /** The project's first language. */
  readonly first: Language
}

interface OrderKey {
  readonly project: number
  readonly key: string
}

/** What is read for orders before they are written, for all that come at the same moment together. */
export interface OrderReading {
  /** The published goods of the project among these, and maybe others of it, at what they cost now. */
  goods(wanted: WantedGoods): Promise<ReadonlyMap<number, Goods>>
  /** `id` and `body_hash` of the order that a key has placed. */
  ofKey(key: OrderKey): Promise<Row | undefined>
}

/** Goods at prices of this moment: where a sale had to be turned meanwhile they are read once more. */
async function readGoods(db: Database, now: Date, wanted: readonly WantedGoods[]) {
  const projects = [...new Set(wanted.map(({ project }) => project))]
  const turning = Promise.all(projects.map((project) => turnSales(db, now, project)))
  const [read, turned] = await Promise.all([readOnce(db, now, wanted), turning])
  return turned.includes(true) ? readOnce(db, now, wanted) : read
}

async function readOnce(db: Database, now: Date, wanted: readonly WantedGoods[]) {
  const alike = ({ project, language, first }: WantedGoods) => `${project} ${language} ${first}`
  const read = await Promise.all(
    [...Map.groupBy(wanted, alike)].map(async ([kind, [one, ...more]]) => {
      if (!one) return [kind, new Map<number, Goods>()] as const
      const ids = [one, ...more].flatMap((each) => each.ids)
      return [kind, await loadGoods(db, one.project, ids, { ...one, now })] as const
    }),
  )
  const known = new Map(read)
  return wanted.map((one) => known.get(alike(one)) ?? new Map<number, Goods>())
}

async function readKeys(db: Database, keys: readonly OrderKey[]) {
  const found = await Promise.all(
    [...Map.groupBy(keys, ({ project }) => project)].map(([project, own]) =>
      rowsInTurn(db, {
        text: `select id, project, idempotency_key, body_hash from ecommerce_order
        where project = ? and idempotency_key in (${places(own.length)})`,
        parameters: [project, ...own.map(({ key }) => key)],
      }),
    ),
  )
  const rows = new Map(found.flat().map((row) => [`${row.project} ${row.idempotency_key}`, row]))
  return keys.map(({ project, key }) => rows.get(`${project} ${key}`))
}

export const createOrderReading = (db: Database, now: () => Date): OrderReading => ({
  goods: gathered((wanted) => readGoods(db, now(), wanted)),
  ofKey: gathered((keys) => readKeys(db, keys)),
})
