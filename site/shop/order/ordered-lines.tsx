import type { OrderView } from '#contract/wire/order-types.ts'
import { centsOf } from '#domain/money/money.ts'
import { pictureOf } from '../cart/line-views.ts'
import { OrderLines } from '../checkout/order-lines.tsx'

/** The lines of an order as they were agreed. */
export function OrderedLines({ lines }: Pick<OrderView, 'lines'>) {
  const views = lines.map((line, index) => ({
    cartId: index,
    name: line.display_name,
    slug: line.slug ?? '',
    image: pictureOf(line.image),
    variantName: line.variant_name ?? undefined,
    reference: line.reference_number ?? undefined,
    characteristics: line.characteristics,
    engraving: line.personalization,
    count: line.count,
    price: centsOf(line.price_brutto),
    reduction: line.reduction ?? undefined,
    available: null,
    shippingTime: line.shipping_time ?? undefined,
    excludesWithdrawal: line.excludes_withdrawal,
    taxMode: line.tax_mode,
  }))
  const notes = new Map(lines.map(({ returned_note }, index) => [index, returned_note]))
  return <OrderLines lines={views} notes={notes} />
}
