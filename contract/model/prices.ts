import { collection } from './collection.ts'
import { datetime, integer, m2o, money, partOf, status, text } from './field.ts'

const byProgram = { trusted: 'program' } as const

/** What products and variants hold of the reduction that is in force: written by the program when it begins, changes and ends. */
export const saleFields = {
  /** Id of the sale. */
  sale: integer({ min: 1, ...byProgram }),
  sale_price: money(byProgram),
  /** The lowest total price of the 30 days before the reduction (§ 11 PAngV); empty where it is not known: then no reduction is told. */
  sale_low: money(byProgram),
  /** From then on the sale price does not count; empty: until the sale is ended by hand. */
  sale_until: datetime(byProgram),
}

/** Reductions for a time: of a product, a variant, a category or a brand. */
export const sales = [
  collection('ecommerce_sale', {
    indices: [['project', 'status', 'starts_on']],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      status: status(),
      /** Exactly one of the four. */
      product: m2o('ecommerce_product', { onDelete: 'cascade' }),
      variant: m2o('ecommerce_product_variant', { onDelete: 'cascade' }),
      category: m2o('ecommerce_category', { onDelete: 'cascade' }),
      brand: m2o('brand', { onDelete: 'cascade' }),
      /** One of the two; a price only for a product or a variant. */
      percent: integer({ min: 1, max: 95 }),
      price_brutto: money(),
      starts_on: datetime({ required: true }),
      ends_on: datetime(),
      /** The lowest price of the 30 days before, where the history of prices does not reach back that far. */
      earlier_price: money(),
      /** When the program has put it in force, and taken it back. */
      begun_on: datetime(byProgram),
      ended_on: datetime(byProgram),
    },
  }),
].flat()

/** What every product and variant has cost, from when on: written once, never changed (§ 11 PAngV). */
export const priceHistory = [
  collection('ecommerce_price', {
    indices: [['product', 'variant', 'valid_from']],
    fields: {
      project: partOf('project'),
      product: partOf('ecommerce_product'),
      /** Empty: the product itself. */
      variant: m2o('ecommerce_product_variant', { onDelete: 'cascade' }),
      /** With the sale in force; empty: it had no price. */
      price: money(),
      valid_from: datetime({ required: true }),
    },
  }),
].flat()
