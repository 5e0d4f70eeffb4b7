import { setTimeout as wait } from 'node:timers/promises'
import { receiptTime } from '#domain/orders/receipt-time.ts'
import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { purchaseToken } from '../ratings/verified-purchase.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { refundAccountPath } from '../shop/refund-account-link.ts'
import type { ShopMemory } from '../shop/shop-memory.ts'
import { readOrder, type StoredOrder } from '../shop/stored-order.ts'
import {
  type CustomerMail,
  customerLetter,
  customerMails,
  type LetterFacts,
  type ShopMail,
  shopLetter,
  shopMails,
} from './compose-letter.ts'
import { noticeSource } from './notice-attachment.ts'
import { invoiceSource, legalSource } from './order-attachments.ts'
import { paperOf, readRefund } from './order-papers.ts'
import { letterDays, renderOrderLetter } from './render-letter.ts'
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
const DAY = 86_400_000

/** Receipts of orders to one address that go out within an hour. */
const RECEIPTS_AT_ONCE = 10

/** Attempts before a mail that cannot be written is left to a person. */
const MOST_ATTEMPTS = 8

async function projectOf(db: Database, id: number): Promise<Project> {
  const { domain } = await db.selectFrom('project').select('domain').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, domain: String(domain) }
}

/** Writes the mails that orders and withdrawals wait for, one after the other, and puts them into the outbox. */
export function createOrderMailer(options: OrderMailerOptions) {
  const { db, memory, links, mailFrom, now, uuid, log } = options

  async function cancellation(order: StoredOrder): Promise<Pick<LetterFacts, 'reason' | 'bySystem'>> {
    const event = await db
      .selectFrom('ecommerce_order_event')
      .select(['actor', 'message'])
      .where('order', '=', order.id)
      .where('to_state', '=', 'cancelled')
      .executeTakeFirst()
    return {
      bySystem: event?.actor === 'system' ? (event.message === 'unaccepted' ? 'unaccepted' : 'unpaid') : undefined,
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
      accountLink: `${order.origin}${refundAccountPath(links, order.uuid, order.language)}`,
      refund,
      hasPaper: paper !== undefined,
      ...(kind === 'cancelled' && (await cancellation(order))),
      ...(kind === 'completed' && shop.allowRatings && { ratings: ratingLinks(order) }),
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
      ...(await renderOrderLetter(letter, letterhead)),
      attachments: [
        ...(kind === 'receipt' ? [legalSource(order), ...noticeSource(order)] : []),
        ...(paper === undefined ? [] : [invoiceSource(paper)]),
      ],
      keepDays: letterDays(now()),
    }
  }

  /** One link for each line whose goods still exist, by which they can be rated once. */
  const ratingLinks = ({ lines, origin, language }: StoredOrder) =>
    lines.flatMap(({ id, product, name }) =>
      product === null
        ? []
        : [{ label: name, href: `${origin}/ecom/rating?language=${language}&purchase=${purchaseToken(links, id)}` }],
    )

  /**
   * When the receipt of an order may go out: whoever orders may enter the address of a stranger, so that only some go there in an
   * hour and the rest later. Undefined when it may go now.
   */
  async function laterReceipt(order: number): Promise<Date | undefined> {
    const { rows } = await run(
      db,
      `select m.due_on from ecommerce_order o
      join ecommerce_order other on other.project = o.project and other.customer_email = o.customer_email
      join ecommerce_order_mail m on m."order" = other.id
      where o.id = ? and m.kind = 'receipt' and m.state = 'queued' and m.due_on >= ?`,
      [order, new Date(now().getTime() - DAY).toISOString()],
    )
    const earlier = rows.map(({ due_on }) => Date.parse(String(due_on)))
    const moment = receiptTime(now().getTime(), earlier, RECEIPTS_AT_ONCE)
    return moment > now().getTime() ? new Date(moment) : undefined
  }

  /** The same mail for the branch where the goods are collected, when it is one to the shop and the branch has an address of its own. */
  async function alsoToBranch(id: number, mail: NewMail): Promise<NewMail[]> {
    if (!shopMails.some((kind) => mail.kind === `order_${kind}`)) return []
    const order = await readOrder(db, id)
    if (!order?.branch) return []
    const branch = await db
      .selectFrom('branch')
      .select(['display_name', 'email'])
      .where('id', '=', order.branch.id)
      .where('project', '=', order.project)
      .executeTakeFirst()
    const address = String(branch?.email ?? '')
    if (address === '' || address.toLowerCase() === mail.to.address.toLowerCase()) return []
    return [{ ...mail, to: { name: String(branch?.display_name), address } }]
  }

  /** Into the outbox and off the list in one transaction: never twice, also when several processes write mails. */
  async function hand(task: Row, mail: NewMail, copies: readonly NewMail[]): Promise<void> {
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
      const later = kind === 'receipt' && task.order !== null ? await laterReceipt(Number(task.order)) : undefined
      if (later) {
        await db
          .updateTable('ecommerce_order_mail')
          .set({ due_on: later.toISOString() })
          .where('id', '=', task.id as number)
          .where('state', '=', 'waiting')
          .execute()
        return true
      }
      const mail =
        task.order === null
          ? await withdrawalMails(options).compose(Number(task.withdrawal), kind)
          : await orderMail(Number(task.order), kind, Number(task.refund))
      const copies = task.order === null ? [] : await alsoToBranch(Number(task.order), mail)
      await hand(task, mail, copies)
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
