import { lowestBefore, reducedPrice } from '#domain/money/reduction.ts'
import type { Database } from '../db/database.ts'
import { coveredProducts } from './covered-products.ts'
import { pricedThings } from './priced-things.ts'
import { isMeant, type Sale } from './sales.ts'

/** What a sale lacks, and which field says it. */
export class SaleProblem extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

const refuse = (field: string, message: string) => new SaleProblem(field, message)

const TARGETS = ['product', 'variant', 'category', 'brand'] as const

/** Names so many goods that lack a price history. */
const MOST_NAMED = 3

/**
 * Throws the SaleProblem that names the field where a sale cannot be: without exactly one target or reduction, backwards in time, or, where
 * it is to be published, for goods whose lowest price of 30 days nobody knows (§ 11 PAngV).
 */
export async function checkSale(db: Database, sale: Sale, isPublished: boolean, now: string): Promise<void> {
  const targets = TARGETS.filter((name) => sale[name] !== null)
  if (targets.length !== 1)
    throw refuse(targets[1] ?? 'product', `is to be one of ${TARGETS.join(', ')}: give exactly one`)
  if ((sale.percent === null) === (sale.price === null))
    throw refuse(
      sale.percent === null ? 'percent' : 'price_brutto',
      'is to be one of percent, price_brutto: give exactly one',
    )
  if (sale.price !== null && sale.product === null && sale.variant === null)
    throw refuse('price_brutto', 'fits only a product or a variant: give a percentage')
  if (sale.endsOn !== null && sale.endsOn <= sale.startsOn) throw refuse('ends_on', 'must be later than starts_on')
  if (isPublished && (sale.endsOn === null || sale.endsOn > now)) await checkHistory(db, sale, now)
}

async function checkHistory(db: Database, sale: Sale, now: string): Promise<void> {
  const begins = sale.startsOn > now ? sale.startsOn : now
  const covered = await coveredProducts(db, sale)
  const things = (await pricedThings(db, covered)).filter((thing) => isMeant(sale, thing) && thing.cents !== null)
  const target = sale.product !== null || sale.variant !== null
  const reduced = things.filter(({ cents }) => reducedPrice(cents, sale) !== undefined)
  if (target && reduced.length === 0)
    throw refuse(sale.price === null ? 'percent' : 'price_brutto', 'is no reduction of the price')
  const newlyReduced = reduced.filter(({ row }) => Number(row.sale) !== sale.id)
  const unknown = newlyReduced.filter(({ log }) => !lowestBefore(log, begins).isWhole)
  if (unknown.length === 0 || (target && sale.earlierPrice !== null)) return
  if (target)
    throw refuse(
      'earlier_price',
      'is required: the prices of the 30 days before are not known, so give the lowest of them (§ 11 PAngV)',
    )
  const names = [...new Set(unknown.map(({ name }) => name))]
  const more = names.length > MOST_NAMED ? ` (+${names.length - MOST_NAMED})` : ''
  throw refuse(
    sale.category === null ? 'brand' : 'category',
    `has goods whose prices of the 30 days before are not known (§ 11 PAngV): ${names.slice(0, MOST_NAMED).join(', ')}${more}`,
  )
}
