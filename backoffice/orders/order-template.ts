import { isPaymentMethodId } from '#domain/money/payment-methods.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { emptyOrder, type OrderDraft } from './use-new-order.ts'

const fields = [
  'language',
  'customer_email',
  'no_email',
  'shipping_address',
  'invoice_address',
  'shipping_method',
  'payment_method',
  'collect_branch',
  'present_wrap',
  'lines.product',
  'lines.variant',
  'lines.count',
  'lines.personalization',
] as const

/** A new order that begins as another was: goods that still exist, with their engravings. Rejects as the items call does. */
export async function readOrderTemplate(sdk: Pick<Sdk, 'items'>, id: string): Promise<OrderDraft> {
  const { data } = await sdk.items('ecommerce_order').byId(id, { fields })
  return {
    ...emptyOrder,
    language: data.language,
    email: data.no_email ? '' : data.customer_email,
    shipping: { ...data.shipping_address },
    invoice: data.invoice_address ? { ...data.invoice_address } : undefined,
    shippingMethod: data.shipping_method,
    paymentMethod: isPaymentMethodId(data.payment_method) ? data.payment_method : undefined,
    branch: data.collect_branch ?? undefined,
    wrap: data.present_wrap,
    lines: data.lines.flatMap(({ product, variant, count, personalization }) =>
      product === null
        ? []
        : [
            {
              product,
              variant,
              count,
              personalization: Object.fromEntries(personalization.map(({ field, value }) => [field, value])),
            },
          ],
    ),
  }
}
