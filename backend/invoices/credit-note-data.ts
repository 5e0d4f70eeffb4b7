import { paymentMethod as methodOf } from '#domain/money/payment-methods.ts'
import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'
import { type Credited, creditedKinds } from './credited-kinds.ts'
import { type InvoiceData, type InvoiceLine, invoiceLines, taxesIn } from './invoice-data.ts'
import { invoiceTexts } from './invoice-texts.ts'

export interface CreditFacts {
  readonly number: string
  readonly date: Date
  /** What is taken back of the invoice. */
  readonly cents: number
  /** Of these, what goes back; the rest was never paid and is not owed any more. */
  readonly money: number
  readonly order: StoredOrder
  readonly pieces: readonly ReturnedPieces[]
  /** The credit notes that corrected the same invoice before. */
  readonly before: readonly InvoiceData[]
}

interface Returned {
  readonly line: StoredLine
  readonly count: number
}

const returnedOf = ({ order, pieces }: CreditFacts): Returned[] =>
  pieces.flatMap(({ line: id, count }) => {
    const line = order.lines.find((one) => one.id === id)
    return line ? [{ line, count }] : []
  })

/** What earlier credit notes took back beyond the price of the pieces that had come back by then. */
const givenBefore = ({ before, order }: CreditFacts): number =>
  Math.max(
    0,
    before.reduce((sum, { total }) => sum - total, 0) -
      order.lines.reduce((sum, { returned, priceBrutto }) => sum + returned * priceBrutto, 0),
  )

/** The pieces that came back, as lines of a credit note; money that is not theirs stands in a line of its own. */
function returnedLines(
  invoice: InvoiceData,
  facts: CreditFacts,
  returned: readonly Returned[],
  { isBeyond }: Credited,
): InvoiceLine[] {
  const { cents, order } = facts
  const texts = invoiceTexts[invoice.language]
  const named = returned.flatMap(({ line, count }) => {
    const [written] = invoiceLines({ ...order, lines: [line], wrap: 0, shipping: 0 })
    if (!written) return []
    const { tax, ...rest } = { ...written, count, price: -line.priceBrutto, total: -line.priceBrutto * count }
    return [isBeyond(line) ? rest : { ...rest, tax }]
  })
  const rest = cents + named.reduce((sum, { total }) => sum + total, 0)
  const known = rest < 0 ? Math.min(-rest, givenBefore(facts)) : 0
  const extra = (name: string, total: number): InvoiceLine[] =>
    total === 0 ? [] : [{ name, details: [], count: 1, price: total, total }]
  if (rest >= 0) return [...named, ...extra(texts.partOf, 0 - rest)]
  return [...named, ...extra(texts.givenBefore, known), ...extra(texts.kept, -rest - known)]
}

/** The credit note for cents of an invoice that were given back, or are not owed any more. */
export function creditNoteData(invoice: InvoiceData, facts: CreditFacts): InvoiceData {
  const { number, date, cents, money } = facts
  const isWhole = cents === invoice.total
  const returned = returnedOf(facts)
  const part = creditedKinds(invoice, facts.before, cents, returned)
  const margin = isWhole ? (invoice.margin ?? 0) : part.margin
  const taxes = (isWhole ? taxesIn(invoice) : part.taxes).map(({ percent, net, tax }) => ({
    percent,
    net: 0 - net,
    tax: 0 - tax,
  }))
  const tax = -taxes.reduce((sum, one) => sum + one.tax, 0)
  const texts = invoiceTexts[invoice.language]
  const lines = isWhole
    ? invoice.lines.map((line) => ({ ...line, price: -line.price, total: -line.total }))
    : returnedLines(invoice, facts, returned, part)
  return {
    ...withoutPaying(invoice),
    form: 2,
    kind: 'credit_note',
    credited: 0,
    number,
    date: date.toISOString(),
    bank: null,
    lines:
      margin === cents
        ? lines.map((line) => ({ ...line, details: [...new Set([...line.details, texts.margin])] }))
        : lines,
    net: tax + margin - cents,
    tax: 0 - tax,
    taxes,
    total: -cents,
    margin: 0 - margin,
    givenBack: givenBackBy(facts),
    ...(money > 0 && money < cents && { notOwed: cents - money }),
    corrects: { number: invoice.number, date: invoice.date },
  }
}

/** An invoice without what it says of money that had come. */
function withoutPaying({ prepaid: _, ...invoice }: InvoiceData): InvoiceData {
  return invoice
}

function givenBackBy({ money, order }: CreditFacts): InvoiceData['givenBack'] {
  if (money === 0) return 'not_owed'
  return methodOf(order.paymentMethod).provider ? 'provider' : 'transfer'
}
