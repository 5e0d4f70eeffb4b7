import { piecesLeft } from '#domain/orders/returned-pieces.ts'
import { isSameMailbox } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { invoiceOf } from '../invoices/issue-invoice.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { RefundFacts } from './compose-letter.ts'

const calledIn = ({ name, variantName }: StoredOrder['lines'][number]) => [name, variantName].filter(Boolean).join(', ')

/** Whether a withdrawal was declared for all that the order has, not for a part that its customer names. */
async function isOfWhole(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('ecommerce_withdrawal').select('items_text').where('id', '=', id).executeTakeFirst()
  return row !== undefined && !row.items_text
}

/** A refund with the id of its credit note. Throws an Error when the order has no such refund. */
export async function readRefund(
  db: Database,
  order: StoredOrder,
  id: number,
): Promise<RefundFacts & { paper?: number }> {
  const row = await db
    .selectFrom('ecommerce_refund')
    .selectAll()
    .where('id', '=', id)
    .where('order', '=', order.id)
    .executeTakeFirstOrThrow()
  const pieces = jsonOf<'ecommerce_refund'>()(row, 'pieces')
  const isOfAll = row.withdrawal !== null && (await isOfWhole(db, Number(row.withdrawal)))
  return {
    cents: Number(row.amount),
    credited: Number(row.credited),
    message: row.message ? String(row.message) : null,
    isPaidOut: row.transfer === 'done',
    pieces: pieces.flatMap(({ line: wanted, count }) => {
      const line = order.lines.find((one) => one.id === wanted)
      return line ? [{ name: calledIn(line), count }] : []
    }),
    excluded: isOfAll
      ? order.lines.flatMap((line) =>
          line.excludesWithdrawal && piecesLeft(line) > 0 ? [{ name: calledIn(line), count: piecesLeft(line) }] : [],
        )
      : [],
    ...(row.invoice !== null && { paper: Number(row.invoice) }),
  }
}

/** The credit note that took back the invoice of an order that was cancelled after its goods had left. */
async function creditNoteOf(db: Database, order: number): Promise<number[]> {
  const row = await db
    .selectFrom('ecommerce_invoice')
    .select('id')
    .where('order', '=', order)
    .where('kind', '=', 'credit_note')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? [Number(row.id)] : []
}

/**
 * The credit note that goes with the mail which settles a withdrawal, because no other tells of the order's end; none for somebody else than
 * the order's customer.
 */
export async function settledPapers(db: Database, order: number, email: string): Promise<number[]> {
  const row = await db
    .selectFrom('ecommerce_order as o')
    .leftJoin('ecommerce_order_mail as m', (join) => join.onRef('m.order', '=', 'o.id').on('m.kind', '=', 'cancelled'))
    .select(['o.customer_email', 'm.id as mail'])
    .where('o.id', '=', order)
    .where('o.state', '=', 'cancelled')
    .executeTakeFirst()
  if (!row || row.mail !== null || !isSameMailbox(String(row.customer_email), email)) return []
  return creditNoteOf(db, order)
}

/** The credit note that an invoice was issued with, for what had been given back before; not those of later refunds. */
async function correctedAtOnce(db: Database, order: number, moment: string): Promise<number[]> {
  const rows = await db
    .selectFrom('ecommerce_invoice as i')
    .leftJoin('ecommerce_refund as r', 'r.invoice', 'i.id')
    .select('i.id')
    .where('i.order', '=', order)
    .where('i.kind', '=', 'credit_note')
    .where('i.created_on', '=', moment)
    .where('r.id', 'is', null)
    .execute()
  return rows.map(({ id }) => Number(id))
}

/** Ids of the invoice and credit notes that go with a mail of an order; none where none do. */
export async function papersOf(
  db: Database,
  order: StoredOrder,
  kind: string,
  refund: { paper?: number } | undefined,
): Promise<number[]> {
  if (kind === 'refunded' || kind === 'credited') return refund?.paper ? [refund.paper] : []
  if (kind === 'cancelled') return creditNoteOf(db, order.id)
  const carries = kind === 'shipped' || (kind === 'completed' && order.isCollection)
  const invoice = carries ? await invoiceOf(db, order.id) : undefined
  return invoice ? [invoice.id, ...(await correctedAtOnce(db, order.id, invoice.data.date))] : []
}
