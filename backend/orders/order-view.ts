import type { OrderView, PaymentStart } from '#contract/wire/order-types.ts'
import { qrSvg } from '#domain/look/qr-code.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Address } from '#domain/orders/address.ts'
import { collectionLink } from '#domain/orders/collection-code.ts'
import { balanceRows, returnedNote } from '#domain/orders/order-balance.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { Database } from '../db/database.ts'
import { deliveryNote } from '../shop/delivery-note.ts'
import { parcelsOf, toCome } from '../shop/parcels-of.ts'
import { factsOf, type StoredLine, type StoredOrder } from '../shop/stored-order.ts'
import { priceNote, taxNotes } from '../shop/tax-notes.ts'

/** Enough of an address to recognise it: a link may be passed on. */
const masked = ({ first_name, last_name, zip_code, city, country_code }: Address) => ({
  name: `${first_name} ${last_name}`,
  place: `${zip_code} ${city}`,
  country_code,
})

const maskedEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')

const shownAtCounter = ({ collectionCode: code, origin }: StoredOrder) =>
  code === null ? null : { code, qr_svg: qrSvg(collectionLink(origin, code)) }

const inParcel = ({ name, variantName }: StoredLine, count: number) => ({
  display_name: name,
  variant_name: variantName,
  count,
})

/** The order as its status page shows it to whoever has the link: no staff, no street, no account. (SPEC 7) */
export async function orderView(db: Database, order: StoredOrder, payment: PaymentStart | null) {
  const events = await db
    .selectFrom('ecommerce_order_event')
    .select(['to_state', 'created_on'])
    .where('order', '=', order.id)
    .where('kind', '=', 'state')
    .orderBy('id')
    .execute()
  return {
    status: 'ok' as const,
    order_uuid: order.uuid,
    order_number: order.number,
    state: order.state,
    is_paid: factsOf(order).isPaid,
    language: order.language,
    created_on: order.createdOn.toISOString(),
    log: events.map(({ to_state, created_on }) => ({ state: to_state as OrderState, at: String(created_on) })),
    lines: order.lines.map((line) => ({
      display_name: line.name,
      variant_name: line.variantName,
      reference_number: line.referenceNumber,
      characteristics: line.characteristics,
      personalization: line.personalization.map(({ name, value }) => ({ name, value })),
      count: line.count,
      returned_note: returnedNote(line.returned, order.language),
      price_brutto: euroOf(line.priceBrutto),
      total_brutto: euroOf(line.totalBrutto),
      reduction: line.reduction,
      tax_mode: line.taxMode,
      slug: line.slug,
      image: line.image,
      // What the order says as a whole is said once.
      shipping_time: line.shippingTime === order.deliveryPeriod ? null : line.shippingTime,
      excludes_withdrawal: line.excludesWithdrawal,
    })),
    totals: {
      goods: euroOf(order.goods),
      shipping: euroOf(order.shipping),
      wrap: euroOf(order.wrap),
      total: euroOf(order.total),
      margin: euroOf(order.margin),
      tax: euroOf(order.tax),
      net: euroOf(order.net),
      tax_percent: order.taxes[0]?.percent ?? 0,
      tax_notes: taxNotes(order, order.language),
      price_note: priceNote(order, order.language),
      paid: euroOf(order.paid),
      refunded: euroOf(order.refunded),
      credited: euroOf(order.credited),
      balance: balanceRows(order, order.language),
    },
    present_wrap: order.presentWrap,
    shipping: {
      name: order.shippingName,
      provider: order.shippingProvider,
      delivery_period: deliveryNote(order),
      is_collection: order.isCollection,
      branch: order.branch,
      tracking_number: order.trackingNumber,
      tracking_link: order.trackingLink,
      collection: shownAtCounter(order),
    },
    parcels: parcelsOf(order, inParcel),
    to_come: toCome(order, inParcel),
    payment_method: { id: order.paymentMethod, name: order.paymentName },
    payment,
    customer_email: maskedEmail(order.customerEmail),
    shipping_address: masked(order.shippingAddress),
    invoice_address: order.invoiceAddress && masked(order.invoiceAddress),
  } satisfies OrderView & { status: 'ok' }
}
