import { formatMoney } from '#domain/money/money.ts'
import { paymentMethodCalled } from '#domain/money/payment-methods.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { type InvoiceData, leftToPay } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'

/** Until when an invoice is to be paid; without what has come already and what a credit note of the same day takes back of it. */
export function dueWords(data: InvoiceData): string {
  const { language, credited = 0, prepaid = 0 } = data
  const texts = invoiceTexts[language]
  if (credited === 0 && prepaid === 0) return texts.due
  const money = (cents: number) => formatMoney(cents, language)
  const owed = leftToPay(data)
  const words = { credited: money(credited), prepaid: money(prepaid), owed: money(owed) }
  if (prepaid === 0) return fill(texts.dueLess, words)
  return [texts.duePart, credited > 0 ? texts.dueWithout : '', owed > 0 ? texts.dueRest : '']
    .filter(Boolean)
    .map((sentence) => fill(sentence, words))
    .join(' ')
}

/** How and when an invoice was paid. Papers keep the name of the way of payment, which is no part of a sentence. */
export function paidWords({ language, payment }: InvoiceData, paidOn: string): string {
  const way = paymentMethodCalled(payment, language)?.inSentence[language] ?? `(${payment})`
  return fill(invoiceTexts[language].paid, { way, date: dayText(language, new Date(paidOn)) })
}

/**
 * How the money of a credit note goes back, or that it is not owed, or how much of it is which. Those that were issued before it was told are
 * read by how the order was paid.
 */
export function givenBackWords({ language, payment, givenBack, notOwed = 0, total }: InvoiceData): string {
  const texts = invoiceTexts[language]
  const method = paymentMethodCalled(payment, language)
  const how = givenBack ?? (method?.provider ? 'provider' : 'transfer')
  const way = method?.inSentence[language] ?? `(${payment})`
  if (notOwed > 0) {
    const money = (cents: number) => formatMoney(cents, language)
    const part = how === 'provider' ? texts.refundedPart : texts.transferPart
    return [
      fill(part, { cents: money(-total - notOwed), way }),
      fill(texts.partNotOwed, { cents: money(notOwed) }),
    ].join(' ')
  }
  return how === 'provider' ? fill(texts.refunded, { way }) : texts[how]
}
