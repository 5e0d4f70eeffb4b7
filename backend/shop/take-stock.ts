import { type PlacedPieces, piecesFrom } from '#domain/orders/stock-places.ts'
import type { ShortTransaction, Statement } from '../db/batch.ts'
import type { Row } from '../db/database.ts'
import { places } from '../db/statement-text.ts'
import { lessening } from '../stock/lessen.ts'
import { askForPlaces, takeTogether } from '../stock/take-together.ts'
import { type Pieces, together } from './stock.ts'

/** The pieces of one order, whose goods they are, and the branch at which they are collected. */
export interface WantedPieces {
  readonly project: number
  readonly pieces: readonly Pieces[]
  readonly branch: number | null
}

/** For each of the pieces of an order, where they were. */
export type TakenPieces = readonly (readonly PlacedPieces[])[]

const keyOf = ({ product, variant }: Pieces) => (variant === null ? `${product}` : `${product}/${variant}`)

/** Asks how many there are of everything wanted that is for sale, and where, which nobody else changes until the transaction ends. */
export function askForStock(
  { isSqlite }: Pick<ShortTransaction, 'isSqlite'>,
  wanted: readonly WantedPieces[],
): Statement[] {
  const pieces = wanted.flatMap((one) => one.pieces)
  const products = [...new Set(pieces.flatMap(({ product, variant }) => (variant === null ? [product] : [])))]
  const variants = [...new Set(pieces.flatMap(({ variant }) => variant ?? []))]
  const all = [...new Set(pieces.map(({ product }) => product))]
  const locked = (table: string) => (isSqlite ? '' : ` for no key update of ${table}`)
  const ofProducts = {
    text: `select p.id, p.project, p.stock from ecommerce_product p
      where p.id in (${places(products.length)}) and p.status = 'published' order by p.id${locked('p')}`,
    parameters: products,
  }
  const ofVariants = {
    text: `select v.id, v.product, p.project, v.stock from ecommerce_product_variant v join ecommerce_product p on p.id = v.product
      where v.id in (${places(variants.length)}) and v.active order by v.id${locked('v')}`,
    parameters: variants,
  }
  return [
    ...(products.length > 0 ? [ofProducts] : []),
    ...(variants.length > 0 ? [ofVariants] : []),
    // Last: it sees what those wrote for whom the locks had to wait.
    ...(all.length > 0 ? [askForPlaces(all)] : []),
  ]
}

export interface TakenStock {
  /** Of each order, where its pieces were; undefined for one that lacks some, of which nothing is taken. */
  readonly taken: readonly (TakenPieces | undefined)[]
  /** What writes it, in the same transaction. */
  readonly statements: readonly Statement[]
}

/**
 * Takes the pieces of several orders from stock, the first come first, and from their places: what is collected from its branch first,
 * the rest, and parcels, in the retailer's order. `rows` are what `askForStock` was answered.
 */
export function takeStock(wanted: readonly WantedPieces[], rows: readonly Row[]): TakenStock {
  const isPlace = (row: Row) => row.pieces !== undefined
  const stock = new Map(
    rows
      .filter((row) => !isPlace(row))
      .map(({ id, product, project, stock: count }) => [
        `${project} ${product === undefined ? id : `${product}/${id}`}`,
        Number(count),
      ]),
  )
  const served = wanted.flatMap((order) => {
    const own = together(order.pieces).map((goods) => ({ goods, key: `${order.project} ${keyOf(goods)}` }))
    if (own.some(({ goods, key }) => (stock.get(key) ?? 0) < goods.count)) return []
    for (const { goods, key } of own) stock.set(key, (stock.get(key) ?? 0) - goods.count)
    return own.map(({ goods }) => ({ order, goods, count: goods.count, first: order.branch }))
  })
  const all = together(served.map(({ goods }) => goods))
  const countsOf = (isVariant: boolean) =>
    new Map(
      all.flatMap(({ product, variant, count }) =>
        (variant !== null) === isVariant ? [[variant ?? product, count] as const] : [],
      ),
    )
  const { found, statements } = takeTogether(served, rows.filter(isPlace))
  const byOrder = Map.groupBy(
    served.map(({ order, goods }, index) => ({ order, key: keyOf(goods), from: found[index] ?? [] })),
    ({ order }) => order,
  )
  return {
    taken: wanted.map((order) => {
      const own = byOrder.get(order)
      if (!own) return order.pieces.length === 0 ? [] : undefined
      return placesOf(order.pieces, new Map(own.map(({ key, from }) => [key, from])))
    }),
    statements: [
      ...lessening({ table: 'ecommerce_product', column: 'stock' }, countsOf(false)),
      ...lessening({ table: 'ecommerce_product_variant', column: 'stock' }, countsOf(true)),
      ...statements,
    ],
  }
}

/** Of pieces that were taken together, those of each. */
function placesOf(pieces: readonly Pieces[], taken: ReadonlyMap<string, readonly PlacedPieces[]>): TakenPieces {
  const given = new Map<string, number>()
  return pieces.map((one) => {
    const key = keyOf(one)
    const skip = given.get(key) ?? 0
    given.set(key, skip + one.count)
    return piecesFrom(taken.get(key) ?? [], skip, one.count)
  })
}
