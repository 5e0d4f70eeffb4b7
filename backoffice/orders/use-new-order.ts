import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AskedLine, OrderRequest, Quote } from '#contract/wire/order-types.ts'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { Language } from '#domain/texts/language.ts'
import { useBackend } from '../api/backend-context.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { type TypedAddress, typedPostal } from './postal-fields.tsx'

/** An order while it is taken down. */
export interface OrderDraft {
  readonly language: Language
  readonly lines: readonly AskedLine[]
  readonly email: string
  readonly shipping: TypedAddress
  readonly invoice: TypedAddress | undefined
  readonly shippingMethod: number | undefined
  readonly paymentMethod: PaymentMethodId | undefined
  readonly branch: number | undefined
  readonly wrap: boolean
}

export const emptyOrder: OrderDraft = {
  language: 'de',
  lines: [],
  email: '',
  shipping: { country_code: 'DE' },
  invoice: undefined,
  shippingMethod: undefined,
  paymentMethod: undefined,
  branch: undefined,
  wrap: false,
}

/** The shipping that is chosen, else the one that the quote counts with; likewise the payment that goes with it. */
export function chosenWays(order: OrderDraft, quote: Quote) {
  const { shipping_methods: methods, payment_methods: payments } = quote
  const shipping =
    methods.find(({ id }) => id === order.shippingMethod) ?? methods.find(({ id }) => id === quote.shipping_method)
  const fitting = payments.filter(
    ({ id }) => !shipping?.payment_methods.length || shipping.payment_methods.includes(id),
  )
  const payment = fitting.find(({ id }) => id === order.paymentMethod) ?? fitting[0]
  const branches = shipping?.is_collection ? (shipping.branches ?? []) : []
  const branch = (branches.find(({ id }) => id === order.branch) ?? branches[0])?.id ?? null
  return { shipping, payments: fitting, payment, branch }
}

/** The order as the backend takes it. */
export function orderRequestOf(order: OrderDraft, quote: Quote): OrderRequest {
  const { shipping, payment, branch } = chosenWays(order, quote)
  return {
    language: order.language,
    lines: [...order.lines],
    presentWrap: order.wrap,
    total: quote.totals.total,
    customerEmail: order.email.trim(),
    shippingAddress: typedPostal(order.shipping),
    invoiceAddress: order.invoice ? typedPostal(order.invoice) : null,
    comment: '',
    paymentMethod: payment?.id ?? 1,
    shippingMethod: shipping?.id ?? 0,
    branch,
  }
}

/** An order while it is taken down, with what it would cost as it stands; the key makes it one order however often it is posted. */
export function useNewOrder(first: OrderDraft = emptyOrder) {
  const { gate, sdk } = useBackend()
  const [order, setOrder] = useState(first)
  const [key] = useState(() => crypto.randomUUID())
  const { lines, shippingMethod, wrap, shipping } = order
  const asked = {
    // Who takes it down reads it; the customer reads the order, which is posted in their language.
    language: useOfficeLanguage(),
    lines: [...lines],
    presentWrap: wrap,
    ...(shipping.country_code && { country: shipping.country_code }),
    ...(shippingMethod !== undefined && { shippingMethod }),
  }
  const { data: quote, error } = useQuery({
    queryKey: ['manual-quote', asked],
    enabled: lines.length > 0,
    gcTime: 0,
    placeholderData: (before) => before,
    queryFn: () => gate.guarded(() => sdk.staffOrders.quote(asked)),
  })
  return {
    order,
    change: (part: Partial<OrderDraft>) => setOrder((before) => ({ ...before, ...part })),
    quote: lines.length > 0 ? quote : undefined,
    quoteError: error,
    place: (shown: Quote) => gate.guarded(() => sdk.staffOrders.place(orderRequestOf(order, shown), key)),
  }
}
