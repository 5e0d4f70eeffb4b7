import { euroOf } from '#domain/money/money.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

/** What a message says of an order: all that a till needs, and nothing of the person. Sums in euro with two decimals. */
export const orderFacts = (order: StoredOrder) => ({
  id: order.id,
  uuid: order.uuid,
  number: order.number,
  state: order.state,
  currency: 'EUR',
  total: euroOf(order.total),
  paid: euroOf(order.paid),
  refunded: euroOf(order.refunded),
  is_collection: order.isCollection,
  branch: order.branch?.id ?? null,
  tracking_number: order.trackingNumber,
  created_on: order.createdOn.toISOString(),
  lines: order.lines.map((line) => ({
    product: line.product,
    variant: line.variant,
    reference_number: line.referenceNumber,
    name: line.name,
    variant_name: line.variantName,
    count: line.count,
    total: euroOf(line.totalBrutto),
  })),
})
