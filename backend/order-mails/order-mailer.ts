import { setTimeout as wait } from 'node:timers/promises'
import type { Database, Row } from '../db/database.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import type { ShopMemory } from '../shop/shop-memory.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import {
  type CustomerMail,
  customerLetter,
  customerMails,
  type LetterFacts,
  type ShopMail,
  shopLetter,
} from './compose-letter.ts'
import { letterDays, lettered } from './lettered.ts'
import { noticeSource } from './notice-attachment.ts'
import { invoiceSource, legalSource } from './order-attachments.ts'
import { paperOf, readRefund } from './order-papers.ts'
import { withdrawalMails } from './withdrawal-mails.ts'

export interface OrderMailerOptions {
  readonly db: Database
  readonly memory: ShopMemory
  readonly links: OrderLinks
  readonly mailFrom?: string | undefined
  readonly now: () => Date
  readonly uuid: () => string
  readonly wakeMail: () => void
  readonly log: (message: string, error?: unknown) => void
}

const MINUTE = 60_000

/** Attempts before a mail that cannot be written is left to a person. */
const MOST_ATTEMPTS = 8

async function projectOf(db: Database, id: number): Promise<Project> {
  const { domain } = await db.selectFrom('project').select('domain').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, domain: String(domain) }
}

/** Writes the mails that orders and withdrawals wait for, one after the other, and puts them into the outbox. */
export function createOrderMailer(options: OrderMailerOptions) {
  const { db, memory, links, mailFrom, now, uuid, log } = options

  async function cancellation(order: StoredOrder): Promise<Pick<LetterFacts, 'reason' | 'isUnpaid'>> {
    const event = await db
      .selectFrom('ecommerce_order_event')
      .select(['actor', 'message'])
      .where('order', '=', order.id)
      .where('to_state', '=', 'cancelled')
      .executeTakeFirst()
    return {
      isUnpaid: event?.actor === 'system',
      reason: event?.actor === 'staff' && event.message ? String(event.message) : undefined,
    }
  }

  async function orderMail(id: number, kind: string, refundId = 0): Promise<NewMail> {
    const order = await readOrder(db, id)
    if (!order) throw new Error(`There is no order ${id}`)
    const project = await projectOf(db, order.project)
    const shop = await memory.of(project)
    if (!shop) throw new Error(`${project.domain} has no shop settings`)
    const isCustomers = customerMails.includes(kind as CustomerMail)
    const statusLink = order.origin + links.statusPath(order.uuid, order.language, shop.roots)
    const refund = refundId > 0 ? await readRefund(db, order, refundId) : undefined
    const paper = await paperOf(db, order, kind, refund)
    const facts = {
      shop,
      order,
      statusLink,
      refund,
      hasPaper: paper !== undefined,
      ...(kind === 'cancelled' && (await cancellation(order))),
    }
    const letter = isCustomers ? customerLetter(kind as CustomerMail, facts) : shopLetter(kind as ShopMail, facts)
    const letterhead = await letterheadOf(db, project, letter.language, mailFrom)
    const { from, email, siteName } = letterhead
    if (!from) throw new Error(`${project.domain} has no e-mail address to send from`)
    const { first_name, last_name } = order.invoiceAddress ?? order.shippingAddress
    const customer = { name: `${first_name} ${last_name}`, address: order.customerEmail }
    const shopPerson = { name: siteName, address: email ?? from.address }
    return {
      project: project.id,
      kind: `order_${kind}`,
      from,
      to: isCustomers ? customer : shopPerson,
      replyTo: isCustomers ? shopPerson : customer,
      ...(await lettered(letter, letterhead)),
      attachments: [
        ...(kind === 'receipt' ? [legalSource(order), ...noticeSource(order)] : []),
        ...(paper === undefined ? [] : [invoiceSource(paper)]),
      ],
      keepDays: letterDays(now()),
    }
  }

  /** Into the outbox and off the list in one transaction: never twice, also when several processes write mails. */
  async function hand(task: Row, mail: NewMail): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('ecommerce_order_mail')
        .set({ state: 'queued', error: null })
        .where('id', '=', task.id as number)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (numUpdatedRows !== 1n) return
      const { id } = await queueMail(trx, mail, { now, uuid })
      await trx
        .updateTable('ecommerce_order_mail')
        .set({ mail: id })
        .where('id', '=', task.id as number)
        .execute()
    })
  }

  async function failed(task: Row, error: unknown): Promise<void> {
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

  async function writeOne(): Promise<boolean> {
    const task = await db
      .selectFrom('ecommerce_order_mail')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('due_on', '<=', now().toISOString())
      .orderBy('due_on')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!task) return false
    try {
      const kind = String(task.kind)
      const mail =
        task.order === null
          ? await withdrawalMails(options).compose(Number(task.withdrawal), kind)
          : await orderMail(Number(task.order), kind, Number(task.refund))
      await hand(task, mail)
      options.wakeMail()
    } catch (error) {
      await failed(task, error)
    }
    return true
  }

  return {
    /** A mail of an order as it would be written now. Throws an Error when that is not possible. */
    compose: orderMail,
    /** Writes every mail that is due; `rest` are the times that one took to wait before the next, for under load orders go first; `ending` takes no more. */
    async writeDue({ rest = 0, ending }: { rest?: number; ending?: AbortSignal } = {}): Promise<void> {
      while (!ending?.aborted) {
        const started = performance.now()
        if (!(await writeOne())) return
        await wait(rest * (performance.now() - started), undefined, { signal: ending }).catch(() => {})
      }
    },
  }
}
