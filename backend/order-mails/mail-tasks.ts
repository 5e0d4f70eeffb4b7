import { isOvertakenMail } from '#domain/orders/overtaken-mail.ts'
import { receiptTime } from '#domain/orders/receipt-time.ts'
import type { Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { type NewMail, queueMail } from '../mail/queue-mail.ts'
import type { OrderMailerOptions } from './order-mailer-options.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** Receipts of orders to one address that go out within an hour. */
const RECEIPTS_AT_ONCE = 10

/** Attempts before a mail that cannot be written is left to a person. */
const MOST_ATTEMPTS = 8

/** The mail that has waited longest of those that are due. */
export const nextTask = ({ db, now }: OrderMailerOptions): Promise<Row | undefined> =>
  db
    .selectFrom('ecommerce_order_mail')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_on', '<=', now().toISOString())
    .orderBy('due_on')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * When the receipt of an order may go out: whoever orders may enter the address of a stranger, so that only some go there in an
 * hour and the rest later. Undefined when it may go now.
 */
export async function laterReceipt({ db, now }: OrderMailerOptions, order: number): Promise<Date | undefined> {
  const { rows } = await run(
    db,
    `select m.due_on from ecommerce_order_mail m
    join ecommerce_order other on other.id = m."order"
    join ecommerce_order o on o.id = ? and o.project = other.project + 0 and email_key(o.customer_email) = email_key(other.customer_email)
    where m.state = 'queued' and m.due_on >= ? and m.kind = 'receipt'`,
    [order, new Date(now().getTime() - DAY).toISOString()],
  )
  const earlier = rows.map(({ due_on }) => Date.parse(String(due_on)))
  const moment = receiptTime(now().getTime(), earlier, RECEIPTS_AT_ONCE)
  return moment > now().getTime() ? new Date(moment) : undefined
}

/** Whether goods lie ready no more that a mail would call ready. */
export async function isOvertaken({ db }: OrderMailerOptions, kind: string, order: number): Promise<boolean> {
  const { state } = await db
    .selectFrom('ecommerce_order')
    .select('state')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  return isOvertakenMail(kind, String(state))
}

/** Takes a mail off the list that is not to be written; goods that lie ready once more are told of again. */
export async function drop({ db }: OrderMailerOptions, task: Row): Promise<void> {
  await db
    .deleteFrom('ecommerce_order_mail')
    .where('id', '=', task.id as number)
    .where('state', '=', 'waiting')
    .execute()
}

/** Leaves a mail until later. */
export async function postpone({ db }: OrderMailerOptions, task: Row, until: Date): Promise<void> {
  await db
    .updateTable('ecommerce_order_mail')
    .set({ due_on: until.toISOString() })
    .where('id', '=', task.id as number)
    .where('state', '=', 'waiting')
    .execute()
}

/** Into the outbox and off the list in one transaction: never twice, also when several processes write mails. */
export async function enqueue(
  { db, now, uuid }: OrderMailerOptions,
  task: Row,
  mail: NewMail,
  copies: readonly NewMail[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('ecommerce_order_mail')
      .set({ state: 'queued', error: null })
      .where('id', '=', task.id as number)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return
    const { id } = await queueMail(trx, mail, { now, uuid })
    for (const copy of copies) await queueMail(trx, copy, { now, uuid })
    await trx
      .updateTable('ecommerce_order_mail')
      .set({ mail: id })
      .where('id', '=', task.id as number)
      .execute()
  })
}

/** Notes a mail that could not be written: it is tried again later, and at last left to a person. */
export async function noteFailure({ db, now, log }: OrderMailerOptions, task: Row, error: unknown): Promise<void> {
  const attempts = Number(task.attempts) + 1
  const isLast = attempts >= MOST_ATTEMPTS
  log(`The mail ${task.kind} of an order could not be written${isLast ? ' and waits for a person' : ''}`, error)
  await db
    .updateTable('ecommerce_order_mail')
    .set({
      attempts,
      state: isLast ? 'failed' : 'waiting',
      error: String((error as Error).message).slice(0, 1000),
      due_on: new Date(now().getTime() + MINUTE * 2 ** attempts).toISOString(),
    })
    .where('id', '=', task.id as number)
    .where('state', '=', 'waiting')
    .execute()
}
