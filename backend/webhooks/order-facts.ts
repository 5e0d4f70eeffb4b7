import { euroOf } from '#domain/money/money.ts'
import { parcelsOf } from '../shop/parcels-of.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'

const goodsFacts = (line: StoredLine, count: number) => ({
  product: line.product,
  variant: line.variant,
  reference_number: line.referenceNumber,
  name: line.name,
  variant_name: line.variantName,
  count,
})

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
  /** Of an order that is sent in several. */
  parcels: parcelsOf(order, goodsFacts),
  lines: order.lines.map((line) => ({
    ...goodsFacts(line, line.count),
    total: euroOf(line.totalBrutto),
  })),
})
