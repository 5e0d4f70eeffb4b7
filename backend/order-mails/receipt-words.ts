import type { Transfer } from '#contract/wire/order-types.ts'
import { formatMoney } from '#domain/money/money.ts'
import { nameOfPayment, type PaymentMethodName } from '#domain/money/payment-methods.ts'
import type { Language } from '#domain/texts/language.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { transferOf } from '../payments/prepayment.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { orderMailTexts } from './order-mail-texts.ts'

type Words = (typeof orderMailTexts)[Language]

type ReceiptPart = { readonly paragraphs: readonly string[]; readonly facts?: readonly [string, string][] }

type ReceiptWords = (order: StoredOrder, texts: Words, shop: Shop) => ReceiptPart

/** The transfer that is asked for, as lines of a letter. */
export const transferFacts = (transfer: Transfer, texts: Words, language: Language): [string, string][] =>
  [
    [texts.amount, formatMoney(Math.round(transfer.amount * 100), language)],
    [texts.holder, transfer.account_holder],
    [texts.iban, transfer.iban],
    [texts.bic, transfer.bic ?? ''],
    [texts.bank, transfer.bank_name ?? ''],
    [texts.reference, transfer.reference],
    [texts.dueOn, transfer.due_on ? dayText(language, new Date(transfer.due_on)) : ''],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))

const awaitsProvider: ReceiptWords = (order, texts) => ({
  paragraphs: [fill(texts.awaitsProvider, { payment: order.paymentName })],
})

/** What the receipt says of the contract and of the money, for each way of payment. */
const receiptParts: Record<PaymentMethodName, ReceiptWords> = {
  prepayment(order, texts, shop) {
    const transfer = transferOf(shop, order)
    return { paragraphs: [texts.accepted], facts: transfer ? transferFacts(transfer, texts, order.language) : [] }
  },
  invoice: (_order, texts) => ({ paragraphs: [texts.receiptOnly, texts.invoiceComes] }),
  cash_on_collection: (order, texts) => ({
    paragraphs: [texts.receiptOnly, fill(texts.collectLater, { branch: order.branch?.name ?? '' })],
  }),
  paypal: awaitsProvider,
  klarna: awaitsProvider,
}

/** The receipt's own words after its greeting. */
export function receiptWords(order: StoredOrder, texts: Words, shop: Shop): ReceiptPart {
  if (order.total === 0) return { paragraphs: [texts.receiptOnly, texts.nothingToPay] }
  return receiptParts[nameOfPayment(order.paymentMethod)](order, texts, shop)
}
