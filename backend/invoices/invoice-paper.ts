import { formatIban } from '#domain/money/iban.ts'
import { formatMoney } from '#domain/money/money.ts'
import { smallBusinessLabel } from '#domain/money/tax-mode.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { localeOf } from '#domain/texts/language.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { createPaper, type PaperColumn } from '../papers/paper.ts'
import { percentText } from '../shop/tax-notes.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { type InvoiceData, taxesIn } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { dueWords, givenBackWords, paidWords } from './payment-words.ts'

const COLUMNS: PaperColumn[] = [
  { share: 0.5 },
  { share: 0.12, align: 'right' },
  { share: 0.19, align: 'right' },
  { share: 0.19, align: 'right' },
]

const SUMS: PaperColumn[] = [{ share: 0.5 }, { share: 0.28 }, { share: 0.22, align: 'right' }]

/** The same with room for the words of the margin scheme. */
const WIDE_SUMS: PaperColumn[] = [{ share: 0.38 }, { share: 0.4 }, { share: 0.22, align: 'right' }]

/** Who sells, at the foot of every page. */
function footOf({ seller, language }: InvoiceData): string[] {
  const { vatId, taxNumber } = invoiceTexts[language]
  const taxLine = seller.vatId ? `${vatId} ${seller.vatId}` : seller.taxNumber && `${taxNumber} ${seller.taxNumber}`
  return [
    [seller.name, seller.street, seller.place],
    [...seller.lines, taxLine],
    [seller.phone, seller.email],
  ].flatMap((parts) => parts.filter(Boolean).join(' · ') || [])
}

/** An invoice or credit note as PDF, with its electronic form inside (ZUGFeRD) where it has one: the same data give the same paper. */
export async function invoicePaper(data: InvoiceData): Promise<Buffer> {
  const { language, seller, delivery } = data
  const texts = invoiceTexts[language]
  const colon = colonIn[language]
  const money = (cents: number) => formatMoney(cents, language)
  const day = (moment: string) => dayText(language, new Date(moment))
  const title = `${data.kind === 'invoice' ? texts.invoice : texts.creditNote} ${data.number}`
  const paper = createPaper({
    title,
    author: seller.name,
    language: localeOf[language],
    date: new Date(data.date),
    electronic: await eInvoiceXml(data),
    footer: footOf(data),
  })
  paper.text(seller.name, { size: 16, bold: true, after: 0 })
  paper.block([[seller.name, seller.street, seller.place].filter(Boolean).join(' · ')], 0, 128, { size: 7, grey: true })
  paper.block(data.recipient, 0, 142)
  const isCollected = delivery.how === 'collected'
  const facts = [
    [texts.number, data.number],
    [texts.date, day(data.date)],
    [texts.order, data.order.number],
    [texts.orderDate, day(data.order.date)],
    [isCollected ? texts.collectedOn : texts.sentOn, day(delivery.on)],
    ...(data.buyer?.vatId ? [[texts.buyerVatId, data.buyer.vatId]] : []),
  ]
  paper.block(
    facts.map(([label]) => `${label}`),
    290,
    142,
    { grey: true },
  )
  paper.block(
    facts.map(([, value]) => `${value}`),
    375,
    142,
  )
  paper.at(258).text(title, { size: 18, bold: true, after: 4 })
  if (data.corrects)
    paper.text(fill(texts.corrects, { number: data.corrects.number, date: day(data.corrects.date) }), { after: 4 })
  paper.text(`${isCollected ? texts.collectedAt : texts.sentTo}${colon} ${delivery.to.filter(Boolean).join(', ')}`, {
    grey: true,
    after: 12,
  })
  paper.row(COLUMNS, [texts.item, texts.count, texts.price, texts.total], { size: 9, grey: true }).rule()
  for (const line of data.lines) {
    paper.row(COLUMNS, [line.name, String(line.count), money(line.price), money(line.total)], {
      bold: true,
      after: line.details.length > 0 ? 1 : 6,
    })
    line.details.forEach((detail, index) => {
      paper.row(COLUMNS, [detail, '', '', ''], {
        size: 9,
        grey: true,
        after: index === line.details.length - 1 ? 6 : 1,
      })
    })
  }
  const { margin = 0, total } = data
  const columns = margin === 0 ? SUMS : WIDE_SUMS
  const sum = (label: string, cents: number, style = {}) => paper.row(columns, ['', label, money(cents)], style)
  paper.rule(8)
  if (margin !== 0) sum(texts.margin, margin)
  if (margin === 0 || margin !== total) {
    sum(texts.net, data.net)
    for (const { percent, tax } of taxesIn(data)) sum(fill(texts.tax, { percent: percentText(percent, language) }), tax)
  }
  sum(texts.sum, total, { bold: true, size: 12, after: 18 })
  const isSmall = total !== 0 && margin !== total && taxesIn(data).length === 0
  if (isSmall) paper.text(`${smallBusinessLabel[language]}.`)
  paper.together(closing(data))
  return paper.finish()
}

/** How it was or is to be paid, and a word of thanks. */
function closing(data: InvoiceData): string[] {
  const texts = invoiceTexts[data.language]
  const { bank, paidOn, kind } = data
  if (kind === 'credit_note') return [givenBackWords(data)]
  if (data.total === 0) return [texts.thanks]
  if (paidOn) return [paidWords(data, paidOn), texts.thanks]
  const account = bank?.iban && [bank.account_holder, formatIban(bank.iban), bank.bic, bank.bank].filter(Boolean)
  return [
    dueWords(data),
    account ? `${texts.account}${colonIn[data.language]} ${account.join(' · ')}` : '',
    texts.thanks,
  ].filter(Boolean)
}
