import { formatMoney } from '#domain/money/money.ts'
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

/** How the money of a credit note goes back, or that it is not owed. */
export function givenBackWords({ language, payment, givenBack = 'provider' }: InvoiceData): string {
  const texts = invoiceTexts[language]
  return givenBack === 'provider' ? fill(texts.refunded, { payment }) : texts[givenBack]
}
