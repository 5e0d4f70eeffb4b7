import { formatMoney } from '#domain/money/money.ts'
import { fill } from '../forms/mail-texts.ts'
import type { Paper, PaperColumn } from '../papers/paper.ts'
import { percentText } from '../shop/tax-notes.ts'
import { type InvoiceData, type InvoiceLine, leftToPay, taxesIn } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'

const COLUMNS: PaperColumn[] = [
  { share: 0.5 },
  { share: 0.12, align: 'right' },
  { share: 0.19, align: 'right' },
  { share: 0.19, align: 'right' },
]

/** The same with the rate of each line before its amount. */
const RATED_COLUMNS: PaperColumn[] = [
  { share: 0.42 },
  { share: 0.1, align: 'right' },
  { share: 0.17, align: 'right' },
  { share: 0.14, align: 'right' },
  { share: 0.17, align: 'right' },
]

const SUMS: PaperColumn[] = [{ share: 0.5 }, { share: 0.28 }, { share: 0.22, align: 'right' }]

/** The same with room for the words of the margin scheme, and of a net at a rate. */
const WIDE_SUMS: PaperColumn[] = [{ share: 0.38 }, { share: 0.4 }, { share: 0.22, align: 'right' }]

/** Whether each line says its rate, and each rate its net (§ 14 (4) no. 7 and 8 UStG): one rate alone is that of all. */
const isByRate = (data: InvoiceData): boolean => data.form !== undefined && taxesIn(data).length > 1

function rateOf({ tax }: InvoiceLine, { language }: InvoiceData): string {
  if (tax === undefined) return invoiceTexts[language].shared
  return typeof tax === 'number' ? `${percentText(tax, language)} %` : '–'
}

/** Writes what was sold, or comes back. */
export function writeLines(paper: Paper, data: InvoiceData): void {
  const { language, lines } = data
  const texts = invoiceTexts[language]
  const byRate = isByRate(data)
  const columns = byRate ? RATED_COLUMNS : COLUMNS
  const cells = (name: string, count: string, price: string, rate: string, total: string) =>
    byRate ? [name, count, price, rate, total] : [name, count, price, total]
  const money = (cents: number) => formatMoney(cents, language)
  const small = { size: 9, grey: true }
  paper.row(columns, cells(texts.item, texts.count, texts.price, texts.rate, texts.total), small).rule()
  for (const line of lines) {
    const { name, count, price, total, details } = line
    paper.row(columns, cells(name, String(count), money(price), rateOf(line, data), money(total)), {
      bold: true,
      after: details.length > 0 ? 1 : 6,
    })
    details.forEach((detail, index) => {
      paper.row(columns, cells(detail, '', '', '', ''), { ...small, after: index === details.length - 1 ? 6 : 1 })
    })
  }
}

/** Writes the sums: net and VAT, of several rates each its own, what all of it comes to, and what of that has come already. */
export function writeSums(paper: Paper, data: InvoiceData): void {
  const { language, margin = 0, total, prepaid = 0, credited = 0 } = data
  const texts = invoiceTexts[language]
  const byRate = isByRate(data)
  const columns = margin === 0 && !byRate ? SUMS : WIDE_SUMS
  const sum = (label: string, cents: number, style = {}) =>
    paper.row(columns, ['', label, formatMoney(cents, language)], style)
  paper.rule(8)
  if (margin !== 0) sum(texts.margin, margin)
  const hasNet = margin === 0 || margin !== total
  if (hasNet && !byRate) sum(texts.net, data.net)
  for (const { percent, net, tax } of hasNet ? taxesIn(data) : []) {
    const rate = { percent: percentText(percent, language) }
    if (byRate) sum(fill(texts.netAt, rate), net)
    sum(fill(texts.tax, rate), tax)
  }
  const isPart = data.kind === 'invoice' && prepaid > 0
  sum(texts.sum, total, { bold: true, size: 12, after: isPart ? 6 : 18, ...(isPart && { below: 60 }) })
  if (!isPart) return
  if (credited > 0) sum(texts.correction, -credited)
  sum(texts.prepaid, -prepaid)
  sum(texts.owed, leftToPay(data), { bold: true, after: 18 })
}
