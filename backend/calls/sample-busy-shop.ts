import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import type { Database } from '../db/database.ts'
import { createFormLimits } from '../forms/form-limits.ts'
import { createOrderLinks } from '../shop/order-link.ts'
import { createForms } from './forms.ts'
import type { Json } from './sample-orders.ts'
import { sampleReservations } from './sample-reservations.ts'

const MANY = 100_000

/** A shop in which everything happens that webhooks tell of. For tests. */
export async function sampleBusyShop(db: Database) {
  const shop = await sampleReservations(db)
  const { domain, staff, ring, other, main } = shop
  const { pickup, project } = shop.shop
  await db.updateTable('ecommerce_product').set({ stock: MANY }).where('id', '=', ring).execute()
  await db.updateTable('ecommerce_stock').set({ pieces: MANY }).where('product', '=', ring).execute()
  let visitor = 0
  const limited = { ...shop.clock, clientAddress: () => `192.0.${(visitor >> 8) % 256}.${visitor++ % 256}` }
  const links = createOrderLinks('a secret of the tests')
  const options = { ...limited, db, secret: randomUUID, wakeMail: () => {}, log: () => {} }
  const newsletter = createForms(options, createFormLimits(limited), links)
  const owner = await shop.signIn('administrator')

  /** Calls as staff do, each a moment after the one before; what the answer says. */
  const call = async (method: string, path: string, body?: Json, headers = staff) => {
    shop.clock.pass(1)
    const answer = await shop.call(method, path, body, headers)
    expect([path, answer.status, answer.status < 300 ? '' : JSON.stringify(answer.body)]).toEqual([
      path,
      answer.status,
      '',
    ])
    return answer.body
  }
  const idOf = async (table: string, column: string, value: string) =>
    Number((await db.selectFrom(table).select('id').where(column, '=', value).executeTakeFirstOrThrow()).id)
  const lastOf = async (table: string) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.max('id').as('id'))
          .executeTakeFirstOrThrow()
      ).id,
    )
  const messagesOf = (record: string, kind: string, ...events: string[]) =>
    events.map((event) => `${kind}.${event} ${record}`)

  async function order(change: Json, steps: readonly (readonly [string, Json])[]) {
    shop.clock.pass(1)
    const { body } = await shop.order(change)
    const id = await idOf('ecommerce_order', 'uuid', String(body.order_uuid))
    for (const [path, given] of steps) await call('POST', `/ecom/orders/${id}/${path}`, given)
    return { record: `order/${id}`, number: String(body.order_number) }
  }
  const to = (state: string) => ['state', { state }] as const

  async function sent() {
    const refund = ['refund', { amount: 5, key: randomUUID() }] as const
    const paid = ['payment', { amount: 204.9 }] as const
    const { record } = await order({}, [paid, to('in_preparation'), to('shipped'), to('completed'), refund])
    return messagesOf(record, 'order', 'placed', 'paid', 'in_preparation', 'shipped', 'completed', 'refunded')
  }

  async function inParcels() {
    const lines = [{ product: ring, count: 2 }]
    const { record, number } = await order({ lines, total: 403.9 }, [
      ['payment', { amount: 403.9 }],
      to('in_preparation'),
    ])
    const id = await idOf('ecommerce_order', 'number', number)
    const pieces = [{ line: await idOf('ecommerce_order_line', 'order', String(id)), count: 1 }]
    await call('POST', `/ecom/orders/${id}/parcels`, { pieces, before: 0 })
    await call('POST', `/ecom/orders/${id}/state`, { state: 'shipped' })
    return messagesOf(record, 'order', 'placed', 'paid', 'in_preparation', 'parcel_sent', 'shipped')
  }

  async function collected() {
    const change = { shippingMethod: pickup, paymentMethod: 3, branch: main, total: 199 }
    const paid = ['payment', { amount: 199 }] as const
    const steps = [to('in_preparation'), to('ready_for_collection'), paid, to('completed')]
    const { record } = await order(change, steps)
    return messagesOf(record, 'order', 'placed', 'in_preparation', 'ready_for_collection', 'paid', 'completed')
  }

  async function withdrawn() {
    const { record, number } = await order({}, [])
    const declaration = { name: 'Anna Muster', contract_reference: number, confirmation_email: 'anna@example.org' }
    await call('POST', '/ecom/withdrawal', { project: domain, language: 'de', ...declaration })
    const id = await lastOf('ecommerce_withdrawal')
    await call('POST', `/ecom/withdrawals/${id}/settle`, {})
    return [
      messagesOf(record, 'order', 'placed', 'cancelled'),
      messagesOf(`withdrawal/${id}`, 'withdrawal', 'received', 'closed'),
    ]
  }

  async function reserved() {
    await call('POST', '/ecom/reservation', { ...shop.wanted, branch: other, email: `${randomUUID()}@example.org` })
    const id = await lastOf('ecommerce_reservation')
    await call('POST', `/ecom/reservations/${id}/state`, { state: 'unavailable' })
    return messagesOf(`reservation/${id}`, 'reservation', 'received', 'changed')
  }

  async function asked() {
    const visitor = {
      project: domain,
      language: 'de',
      name: 'Anna',
      email: `${randomUUID()}@example.org`,
      privacy: true,
    }
    await call('POST', '/ecom/request', { ...visitor, product: ring, message: 'Da?' })
    return messagesOf(`ecommerce_request/${await lastOf('ecommerce_request')}`, 'request', 'received')
  }

  async function subscribed() {
    const email = `${randomUUID()}@example.org`
    const wish = { project: domain, email, form_version: newsletterConsentVersion, language: 'de' }
    const headers = { 'content-type': 'application/json' }
    const post = async (path: string, body?: string) => {
      shop.clock.pass(1)
      const answer = await newsletter.request(`http://${domain}${path}`, {
        method: 'POST',
        headers,
        ...(body && { body }),
      })
      expect([path, answer.status < 400]).toEqual([path, true])
    }
    await post('/newsletter', JSON.stringify(wish))
    for (const kind of ['confirm', 'unsubscribe']) {
      const mail = await db
        .selectFrom('mail')
        .select('text')
        .where('recipient_address', '=', email)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      await post(new RegExp(`/forms(/newsletter/${kind}\\?\\S+)`).exec(String(mail.text))?.[1] ?? '')
    }
    return messagesOf(
      `subscription/${await idOf('newsletter_subscription', 'email', email)}`,
      'newsletter',
      'confirmed',
      'left',
    )
  }

  /** Of a product that is made and gone before anybody looked nothing can be told but that it is gone: it goes once it was told. */
  let made: number | undefined
  async function ranged() {
    const former = made
    const tells = (id: number) =>
      db
        .selectFrom('webhook_messages')
        .select('id')
        .where('event', '=', 'product.created')
        .where('record', '=', `ecommerce_product/${id}`)
    const isTold = former !== undefined && (await tells(former).executeTakeFirst())
    if (isTold) await call('DELETE', `/items/ecommerce_product/${former}`, undefined, owner)
    if (former === undefined || isTold) {
      const name = `neu-${randomUUID()}`
      made = (
        await call(
          'POST',
          '/items/ecommerce_product',
          { display_name: name, slug: name, sales_mode: 'display_only' },
          owner,
        )
      ).data.id
    }
    return [
      ...(made === former ? [] : [messagesOf(`product/${made}`, 'product', 'created')]),
      ...(isTold ? [messagesOf(`product/${former}`, 'product', 'deleted')] : []),
    ]
  }

  let stock = MANY
  async function counted() {
    await call('PATCH', `/items/ecommerce_product/${ring}`, { stock: --stock }, owner)
    return [`product.updated product/${ring}`, `stock.changed product/${ring}`]
  }

  return {
    project,
    /** Does each once; what is to be told of each record, in order. */
    oneOfEverything: async (): Promise<string[][]> => [
      await sent(),
      await inParcels(),
      await collected(),
      ...(await withdrawn()),
      await reserved(),
      await asked(),
      await subscribed(),
      ...(await ranged()),
      await counted(),
    ],
  }
}
