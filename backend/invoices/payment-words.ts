import { formatMoney } from '#domain/money/money.ts'
import { paymentMethodCalled } from '#domain/money/payment-methods.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import type { InvoiceData } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Until when an invoice is to be paid; without what a credit note of the same day takes back of it. */
export function dueWords({ language, total, credited = 0 }: InvoiceData): string {
  const texts = invoiceTexts[language]
  if (credited === 0) return texts.due
  const money = (cents: number) => formatMoney(cents, language)
  return fill(texts.dueLess, { credited: money(credited), owed: money(total - credited) })
}

/** How and when an invoice was paid. Papers keep the name of the way of payment, which is no part of a sentence. */
export function paidWords({ language, payment }: InvoiceData, paidOn: string): string {
  const way = paymentMethodCalled(payment, language)?.inSentence[language] ?? `(${payment})`
  return fill(invoiceTexts[language].paid, { way, date: dayText(language, new Date(paidOn)) })
}

/** How the money of a credit note goes back, or that it is not owed. Those that were issued before it was told are read by how the order was paid. */
export function givenBackWords({ language, payment, givenBack }: InvoiceData): string {
  const texts = invoiceTexts[language]
  const method = paymentMethodCalled(payment, language)
  const how = givenBack ?? (method?.provider ? 'provider' : 'transfer')
  return how === 'provider' ? fill(texts.refunded, { way: method?.inSentence[language] ?? `(${payment})` }) : texts[how]
}
