import { paymentMethodName } from '#domain/money/payment-methods.ts'
import { contractTexts } from '#domain/orders/legal-page-types.ts'
import type { PlacedPieces } from '#domain/orders/stock-places.ts'
import type { Row } from '../../db/database.ts'
import { keptUntil, keptYears } from '../../shop/kept-until.ts'
import { branchIn, type Shop } from '../../shop/shop.ts'
import { customerColumns } from '../customer-columns.ts'
import type { OrderBody } from './order-body.ts'
import type { PricedQuote, QuotedLine, QuotedShipping } from './quote.ts'

/** Everything that a placed order freezes. */
export interface NewOrder {
  readonly shop: Shop
  readonly request: OrderBody
  readonly quote: PricedQuote
  readonly shipping: QuotedShipping
  readonly uuid: string
  readonly origin: string
  readonly number: string
  readonly state: string
  readonly key: string | undefined
  readonly bodyHash: string
  readonly isWithoutEmail?: boolean
  readonly paymentDue: Date | undefined
  readonly now: Date
}

/** The order as a row: what the customer agreed to, with the words that were valid. */
export function newOrderRow(order: NewOrder): Row {
  const { shop, request, quote, shipping, now } = order
  const { language } = request
  const { goods, shipping: shippingCost, wrap, total, margin, tax, net, taxes } = quote.totals
  const branch = shipping.isCollection ? shop.branches.find(({ id }) => id === request.branch) : undefined
  const legal = shop.legal[language]
  const notice = shop.notices[language]
  const versions = contractTexts.flatMap((type) => (legal[type] ? [[type, legal[type].hash]] : []))
  return {
    project: shop.project.id,
    uuid: order.uuid,
    number: order.number,
    state: order.state,
    language,
    origin: order.origin,
    ...customerColumns(request.shippingAddress, request.invoiceAddress),
    customer_email: request.customerEmail,
    no_email: order.isWithoutEmail ?? false,
    shipping_address: JSON.stringify(request.shippingAddress),
    invoice_address: request.invoiceAddress && JSON.stringify(request.invoiceAddress),
    comment: request.comment || null,
    payment_method: request.paymentMethod,
    payment_name: paymentMethodName(request.paymentMethod, language),
    shipping_method: shipping.id,
    shipping_name: shipping.texts[language].name,
    shipping_provider: shipping.provider,
    additional_days: shipping.additionalDays,
    delivery_period: shipping.deliveryPeriod,
    is_collection: shipping.isCollection,
    branch: branch ? JSON.stringify(branchIn(branch, language)) : null,
    collect_branch: branch?.id ?? null,
    present_wrap: quote.presentWrap,
    goods,
    shipping: shippingCost,
    wrap,
    total,
    margin,
    tax,
    net,
    tax_percent: taxes[0]?.percent ?? quote.rates?.standard ?? 0,
    taxes: JSON.stringify(taxes),
    paid: 0,
    refunded: 0,
    credited: 0,
    legal_versions: JSON.stringify({ ...Object.fromEntries(versions), ...(notice && { notice }) }),
    idempotency_key: order.key ?? null,
    body_hash: order.bodyHash,
    created_on: now.toISOString(),
    payment_due_on: order.paymentDue?.toISOString() ?? null,
    expires_on: keptUntil(now, keptYears.invoice),
  }
}

/** A line of the order as a row. */
export const lineRow = (
  order: number,
  line: QuotedLine,
  index: number,
  { taxPercent, stockPlaces }: { readonly taxPercent: number; readonly stockPlaces: readonly PlacedPieces[] },
): Row => ({
  order,
  sort: index + 1,
  product: line.asked.product,
  variant: line.asked.variant,
  display_name: line.name,
  variant_name: line.variantName,
  reference_number: line.referenceNumber,
  slug: line.goods?.slug ?? null,
  image: line.image,
  shipping_time: line.shippingTime,
  characteristics: JSON.stringify(line.characteristics),
  personalization: JSON.stringify(line.personalization),
  excludes_withdrawal: line.excludesWithdrawal,
  count: line.asked.count,
  price_brutto: line.priceBrutto,
  cost: line.cost,
  total_brutto: line.totalBrutto,
  reduction: line.reduction,
  tax_mode: line.taxMode,
  tax_percent: taxPercent,
  stock_taken: line.fromStock,
  stock_places: JSON.stringify(stockPlaces),
})
