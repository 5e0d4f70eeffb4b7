import { taxModes } from '#domain/money/tax-mode.ts'
import type { Characteristic, Engraving } from '#domain/orders/order-parts.ts'
import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import { collection } from './collection.ts'
import { boolean, choice, holding, integer, json, m2o, money, number, partOf, text } from './field.ts'

/** What was ordered, frozen as the customer agreed to it. */
export const orderLines = collection('ecommerce_order_line', {
  owners: ['order'],
  indices: [
    // Holds all that a search of orders looks through.
    ['display_name', 'variant_name', 'reference_number', 'order'],
    // And all that reports add up, in their order.
    ['product', 'variant', 'tax_mode', 'tax_percent', 'order', 'count', 'returned', 'price_brutto', 'cost'],
  ],
  fields: {
    order: partOf('ecommerce_order'),
    sort: integer({ required: true, default: 0 }),
    product: m2o('ecommerce_product'),
    variant: m2o('ecommerce_product_variant'),
    display_name: text({ required: true }),
    variant_name: text(),
    reference_number: text({ max: 200 }),
    slug: text({ max: 160 }),
    image: text({ max: 36 }),
    shipping_time: text(),
    /** What the goods are in essence: name, value. */
    characteristics: holding<readonly Characteristic[]>()(json('list', { max: 20_000 })),
    /** What was engraved: field, name, value. */
    personalization: holding<readonly Engraving[]>()(json('list', { required: true, max: 20_000 })),
    excludes_withdrawal: boolean(),
    count: integer({ required: true, min: 1 }),
    price_brutto: money({ required: true }),
    /** What a piece cost the shop when it was ordered, for its reports alone; empty where nobody had said. */
    cost: money({ secret: true }),
    /** What was told of its reduction: the lowest price of 30 days and the percentage from it. */
    reduction: text(),
    total_brutto: money({ required: true, max: 2_000_000_000 }),
    /** As the product had it; for `margin` the rate is that on the shop's margin and never shown. */
    tax_mode: choice(taxModes, { required: true, default: 'standard' }),
    tax_percent: number({ required: true }),
    /** Pieces taken from stock, given back on cancellation; those beyond were bought to order. */
    stock_taken: integer({ required: true, default: 0, min: 0 }),
    /** Where they were taken: branch, pieces; empty in orders of a version that had one stock. */
    stock_places: holding<readonly PlacedPieces[]>()(json('list', { max: 4000 })),
    /** Pieces that came back with refunds, into stock or not. */
    returned: integer({ required: true, default: 0, min: 0 }),
    /** Of these, pieces that had left the house before they came back. */
    returned_sent: integer({ required: true, default: 0, min: 0 }),
  },
})
