import { randomUUID } from 'node:crypto'
import { createOrders } from '#backend/calls/orders.ts'
import type { Database } from '#backend/db/database.ts'
import { issueInvoice } from '#backend/invoices/issue-invoice.ts'
import { moveOrder } from '#backend/orders/move-order.ts'
import type { Project } from '#backend/project/project.ts'
import { takeRating } from '#backend/ratings/take-rating.ts'
import { purchaseToken } from '#backend/ratings/verified-purchase.ts'
import { askedProduct } from '#backend/requests/asked-product.ts'
import { createOrderLinks } from '#backend/shop/order-link.ts'
import { sellerOf } from '#backend/shop/seller.ts'
import { createShopMemory } from '#backend/shop/shop-memory.ts'
import { readOrder, type StoredOrder } from '#backend/shop/stored-order.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { DemoOrder } from './demo-order.ts'
import { wantedOf } from './wanted.ts'

const DAY = 24 * 3600 * 1000

/** Days after the order on which each next state is reached. */
const WAY: readonly (readonly [state: OrderState, day: number])[] = [
  ['paid', 1],
  ['in_preparation', 1.1],
  ['shipped', 2],
  ['completed', 6],
]

/** Days after the order on which it is rated. */
const RATED = 11

export interface DemoOrdersOptions {
  readonly db: Database
  /** The project whose shop it is, by its domain. */
  readonly domain: string
  /** Signs links, so that those in the mails work. */
  readonly secret: string
  /** The day that the orders are counted from. */
  readonly now: Date
}

/**
 * Places the demo's orders as customers did over the last months, leads each to its end, and has it rated by the link that its last mail
 * brings: what is called checked in the demo is. The mails are kept and never sent. Throws an Error where the shop refuses one.
 */
export async function placeDemoOrders(options: DemoOrdersOptions, list: readonly DemoOrder[]): Promise<void> {
  const { db, domain, secret } = options
  let moment = options.now
  const machine = {
    ...{ db, secret, defaultDomain: domain, uuid: randomUUID, clientAddress: () => '', wakeMail: () => undefined },
    now: () => moment,
    log: () => undefined,
  }
  const orders = createOrders(machine)
  const project = await projectOf(db, domain)
  const links = createOrderLinks(secret)
  const shop = await createShopMemory(db, machine.now).of(project)
  if (!shop) throw new Error(`The demo has no shop on ${domain}.`)
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', host: domain }
    const answer = await orders.app.request(`https://${domain}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The demo's shop refuses ${path}: ${text}`)
    return JSON.parse(text)
  }
  const move = async (order: StoredOrder, to: OrderState) => {
    const day = moment.toISOString()
    const change = {
      ...(to === 'paid' && { paid: order.total, paid_on: day }),
      ...(to === 'shipped' && { delivered_on: day }),
    }
    await db.transaction().execute(async (trx) => {
      const moved = await moveOrder(trx, order, { to, actor: { kind: 'system' }, change }, moment)
      const seller = to === 'shipped' ? await sellerOf(trx, project, order.language) : undefined
      if (seller) await issueInvoice(trx, moved, shop, seller, moment)
    })
  }
  const rate = async (order: StoredOrder, { rating, language, published }: DemoOrder) => {
    const [line] = order.lines
    const asked = await askedProduct(db, project, { product: line?.product ?? 0, variant: null })
    if (!line || !asked.ok) throw new Error(`The demo's order ${order.number} has nothing to rate.`)
    const proof = { product: line.product ?? 0, orderNumber: '', email: '', purchase: purchaseToken(links, line.id) }
    const from = { project, origin: `https://${domain}`, links, language, shopLanguage: shop.language, spam: false }
    await takeRating(
      { ...machine, secret: randomUUID },
      { ...from, rating: { ...rating, ...proof }, product: asked.product },
    )
    if (published)
      await db
        .updateTable('ecommerce_product_rating')
        .set({ status: 'published' })
        .where('order_line', '=', line.id)
        .execute()
  }
  for (const wanted of list) {
    const at = (days: number) => new Date(options.now.getTime() - (wanted.daysAgo - days) * DAY)
    moment = at(0)
    const asked = await wantedOf(db, project.id, wanted)
    const { totals } = await post('/quote', asked)
    const { order_uuid } = await post('/order', { ...asked, total: totals.total })
    await orders.writeMails()
    const placed = async () => (await readOrder(db, order_uuid)) as StoredOrder
    for (const [state, day] of WAY) {
      moment = at(day)
      await move(await placed(), state)
      await orders.writeMails()
    }
    moment = at(wanted.ratedAfter ?? RATED)
    await rate(await placed(), wanted)
  }
  await db.updateTable('mail').set({ state: 'kept' }).where('state', '=', 'waiting').execute()
}

async function projectOf(db: Database, domain: string): Promise<Project> {
  const { id } = await db.selectFrom('project').select('id').where('domain', '=', domain).executeTakeFirstOrThrow()
  return { id: Number(id), domain }
}
