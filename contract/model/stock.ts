import { collection } from './collection.ts'
import { choice, datetime, integer, m2o, partOf, text } from './field.ts'

/**
 * `correction`: counted anew at one place; `move`: carried from one to another; `written`: the product's `stock` was written as a whole;
 * `reservation`: kept for somebody, or free again.
 */
export const stockMoveKinds = ['correction', 'move', 'written', 'reservation'] as const

/**
 * Where the pieces lie that may be sold: written by the program alone, in the transaction that changes the `stock` of the product or
 * variant, which is their sum.
 */
export const stock = [
  collection('ecommerce_stock', {
    owners: ['product'],
    public: true,
    unlimited: false,
    standalone: true,
    indices: [['product', 'variant', 'branch'], ['branch']],
    fields: {
      product: partOf('ecommerce_product'),
      /** Empty: the product itself. */
      variant: m2o('ecommerce_product_variant', { onDelete: 'cascade' }),
      /** Empty: the stock that only parcels are sent from. */
      branch: m2o('branch'),
      pieces: integer({ required: true, default: 0, min: 0 }),
    },
  }),
  /** Who moved or corrected what, and why: written once, never changed. */
  collection('ecommerce_stock_move', {
    owners: ['product'],
    standalone: true,
    indices: [['product', 'created_on']],
    fields: {
      product: partOf('ecommerce_product'),
      variant: m2o('ecommerce_product_variant', { onDelete: 'cascade' }),
      kind: choice(stockMoveKinds, { required: true }),
      /** The place that it is about, or that a move begins at; empty: that of parcels. */
      branch: m2o('branch'),
      /** Where a move ends. */
      to_branch: m2o('branch'),
      /** Pieces that came, or went where it is negative; of a move those carried. */
      pieces: integer({ required: true }),
      reason: text({ max: 500 }),
      user: m2o('users'),
      created_on: datetime({ required: true }),
    },
  }),
].flat()
