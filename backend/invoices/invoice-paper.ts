import { formatIban } from '#domain/money/iban.ts'
import { smallBusinessLabel } from '#domain/money/tax-mode.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { localeOf } from '#domain/texts/language.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { createPaper } from '../papers/paper.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { type InvoiceData, taxesIn } from './invoice-data.ts'
import { writeLines, writeSums } from './invoice-rows.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { dueWords, givenBackWords, paidWords } from './payment-words.ts'

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
  writeLines(paper, data)
  writeSums(paper, data)
  const { margin = 0, total } = data
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
  if (paidOn) return [data.prepaid ? dueWords(data) : paidWords(data, paidOn), texts.thanks]
  const account = bank?.iban && [bank.account_holder, formatIban(bank.iban), bank.bic, bank.bank].filter(Boolean)
  return [
    dueWords(data),
    account ? `${texts.account}${colonIn[data.language]} ${account.join(' · ')}` : '',
    texts.thanks,
  ].filter(Boolean)
}
