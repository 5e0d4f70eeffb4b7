import type { ReturnedPieces } from '#domain/orders/returned-pieces.ts'
import type { Database } from '../db/database.ts'
import { nextNumbers, numbered } from '../shop/counter.ts'
import { keptUntil, keptYears, yearOf } from '../shop/kept-until.ts'
import type { Seller } from '../shop/seller.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { creditNoteData } from './credit-note-data.ts'
import { type InvoiceData, invoiceData } from './invoice-data.ts'
import { storedInvoiceData } from './stored-invoice-data.ts'
import { HOME, turnoverOf, turnoverRates } from './turnover-kind.ts'

export interface StoredInvoice {
  readonly id: number
  readonly data: InvoiceData
}

async function keep(trx: Database, order: StoredOrder, data: InvoiceData, now: Date): Promise<StoredInvoice> {
  const row = await trx
    .insertInto('ecommerce_invoice')
    .values({
      order: order.id,
      project: order.project,
      kind: data.kind,
      number: data.number,
      data: JSON.stringify(data),
      total: Math.abs(data.total),
      created_on: now.toISOString(),
      expires_on: keptUntil(now, keptYears.invoice),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: Number(row.id), data }
}

async function numberOf(trx: Database, project: number, prefix: string, name: string, now: Date): Promise<string> {
  const year = yearOf(now)
  return `${prefix}-${numbered(year, await nextNumbers(trx, { project, name, year }, 1))}`
}

/** The invoice of an order; undefined before it is issued. */
export async function invoiceOf(db: Database, order: number): Promise<StoredInvoice | undefined> {
  const row = await db
    .selectFrom('ecommerce_invoice')
    .select(['id', 'data'])
    .where('order', '=', order)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return row && { id: Number(row.id), data: storedInvoiceData(row) }
}

/**
 * Issues the invoice of an order when its goods leave the shop, in the caller's transaction; a second time it finds the first. What was given
 * back or withdrawn from before is taken back of it at once.
 */
export async function issueInvoice(
  trx: Database,
  order: StoredOrder,
  { bank }: Pick<Shop, 'bank'>,
  seller: Seller,
  now: Date,
): Promise<StoredInvoice> {
  const known = await invoiceOf(trx, order.id)
  if (known) return known
  const number = await numberOf(trx, order.project, 'RE', 'invoice', now)
  const data = invoiceData({ order, seller, bank, number, date: now, deliveredOn: order.deliveredOn ?? now })
  const rates = await turnoverRates(trx, order.project)
  const country = data.deliverTo?.country ?? HOME
  const turnover = order.taxes.map(({ percent }) => ({ percent, kind: turnoverOf(percent, country, rates) }))
  const invoice = await keep(trx, order, { ...data, turnover }, now)
  const { refunded, credited } = order
  const pieces = order.lines.flatMap(({ id: line, returned: count }) =>
    count > 0 ? [{ line, count, toStock: false }] : [],
  )
  await issueCreditNote(trx, order, { money: refunded, unpaid: credited, pieces }, now)
  return invoice
}

/** The credit notes that have corrected an order's invoice. */
async function creditNotesOf(db: Database, order: number): Promise<InvoiceData[]> {
  const notes = await db
    .selectFrom('ecommerce_invoice')
    .select('data')
    .where('order', '=', order)
    .where('kind', '=', 'credit_note')
    .orderBy('id')
    .execute()
  return notes.map(storedInvoiceData)
}

/** What a credit note is for, in cents. */
export interface Crediting {
  /** Money that goes back. */
  readonly money: number
  /** What was never paid, and is not owed any more. */
  readonly unpaid: number
  readonly pieces?: readonly ReturnedPieces[]
}

/**
 * Issues the credit note for what is given back or not owed any more, for these pieces, in the caller's transaction: never
 * for more than is left of the invoice. Undefined where there is nothing to correct.
 */
export async function issueCreditNote(
  trx: Database,
  order: StoredOrder,
  { money, unpaid, pieces = [] }: Crediting,
  now: Date,
): Promise<StoredInvoice | undefined> {
  const invoice = await invoiceOf(trx, order.id)
  if (!invoice) return undefined
  const before = await creditNotesOf(trx, order.id)
  const amount = Math.min(
    money + unpaid,
    before.reduce((left, { total }) => left + total, invoice.data.total),
  )
  if (amount <= 0) return undefined
  const number = await numberOf(trx, order.project, 'RK', 'credit_note', now)
  const facts = { number, date: now, cents: amount, money: Math.min(money, amount), order, pieces, before }
  return keep(trx, order, creditNoteData(invoice.data, facts), now)
}
