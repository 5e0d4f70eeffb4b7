import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { type Json, sampleOrders } from './sample-orders.ts'
import { PASSWORD } from './test-client.ts'

const DAY = 24 * 60
const IBAN = 'DE89370400440532013000'
const OTHER_IBAN = 'DE02120300000000202051'

withDatabases((database) => {
  /** A prepaid order that lies ready to be collected. */
  async function start(language = 'de') {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: { collection_days: 14 },
    })
    const { pickup, branch } = shop.shop
    await shop.order({ language, shippingMethod: pickup, paymentMethod: 1, branch, total: 199 })
    let staff = await shop.staff()
    const [{ id = 0 } = {}] = await shop.placed()
    const post = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, staff)
    await post('payment', { amount: 199 })
    const end = async () => {
      for (const state of ['in_preparation', 'ready_for_collection']) await post('state', { state })
      shop.pass(15 * DAY)
      // Nobody stays signed in for so long.
      staff = await shop.staff()
      await shop.orders.waitForCollection()
      await shop.orders.writeMails()
    }
    const nameAccount = async (iban = IBAN): Promise<number> => {
      const [mail] = await shop.mails('order_refunded')
      const [link = ''] = /\/ecom\/refund-account\/[^\s?]+/.exec(String(mail?.text)) ?? []
      const { status } = await shop.call('POST', link, { language, holder: 'Anna Muster', iban })
      await shop.orders.writeMails()
      return status
    }
    const waiting = async (): Promise<Json[]> => {
      const fields = 'id,amount,order.id,order.refund_account'
      const { body } = await shop.call(
        'GET',
        `/items/ecommerce_refund?filter[transfer]=open&fields=${fields}`,
        undefined,
        staff,
      )
      return body.data
    }
    return { ...shop, id: Number(id), signedIn: () => staff, post, end, nameAccount, waiting }
  }

  test('money that went back by itself waits to be transferred, with the account once it is named, and until staff say that it is', async () => {
    const shop = await start()
    await shop.end()
    expect(await shop.waiting()).toMatchObject([{ amount: 199, order: { id: shop.id, refund_account: null } }])
    expect(await shop.mails('order_shop_account')).toEqual([])
    expect(await shop.nameAccount()).toBe(200)
    const [refund] = await shop.waiting()
    expect(refund).toMatchObject({ order: { refund_account: { holder: 'Anna Muster', iban: IBAN } } })
    const [mail] = await shop.mails('order_shop_account')
    expect(mail).toMatchObject({ recipient_address: 'laden@muster.example' })
    expect(mail?.subject).toMatch(/^Bitte überweisen: Bestellung 2026-/)
    expect(mail?.text).not.toContain('3000')
    expect((await shop.post('transfers', { refunds: [refund?.id] })).status).toBe(200)
    expect(await shop.waiting()).toEqual([])
    expect((await shop.post('transfers', { refunds: [refund?.id] })).body.reason).toBe('not_possible')
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .selectAll()
      .where('order', '=', shop.id)
      .execute()
    expect(events.filter(({ kind }) => kind === 'transfer')).toMatchObject([{ actor: 'staff', message: '199: …3000' }])
  })

  test('a wrong account can be put right until the money is transferred, and no longer', async () => {
    const shop = await start()
    await shop.end()
    expect(await shop.nameAccount()).toBe(200)
    expect(await shop.nameAccount(OTHER_IBAN)).toBe(200)
    const [refund] = await shop.waiting()
    expect(refund).toMatchObject({ order: { refund_account: { iban: OTHER_IBAN } } })
    expect(await shop.mails('order_shop_account')).toHaveLength(2)
    await shop.post('transfers', { refunds: [refund?.id] })
    expect(await shop.nameAccount()).toBe(410)
  })

  test.each([
    ['de', 'Wir haben es Ihnen schon überwiesen oder bar ausgezahlt.'],
    ['en', 'We have already transferred it or paid it out to you in cash.'],
    ['fr', 'Nous vous l’avons déjà viré ou remis en espèces.'],
  ])(
    'in %s money that the customer has already waits for nobody, and the mail asks for no account',
    async (language, words) => {
      const shop = await start(language)
      expect((await shop.post('refund', { amount: 199, paid_out: true })).body.state).toBe('refunded')
      expect(await shop.waiting()).toEqual([])
      await shop.orders.writeMails()
      const [mail] = await shop.mails('order_refunded')
      expect(mail?.text).toContain(words)
      expect(mail?.text).not.toContain('/ecom/refund-account/')
    },
  )

  test('money that a provider gave back is not to be transferred', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { body } = await shop.order({ paymentMethod: 4 })
    shop.orders.standIns.payPal.approve(body.payment.paypal_order_id)
    await shop.call('POST', '/ecom/order/paypal_transaction', { order_id: body.order_uuid })
    const [{ id = 0 } = {}] = await shop.placed()
    const refunded = await shop.call('POST', `/ecom/orders/${id}/refund`, { amount: 204.9 }, await shop.staff())
    expect(refunded.body.state).toBe('refunded')
    const [refund] = await database()
      .selectFrom('ecommerce_refund')
      .selectAll()
      .where('order', '=', Number(id))
      .execute()
    expect(refund?.transfer).toBe('none')
  })

  test('the account is read by who may work on orders, and by nobody who may only read them, nor by such a key', async () => {
    const shop = await start()
    await shop.end()
    expect(await shop.nameAccount()).toBe(200)
    const path = `/items/ecommerce_order/${shop.id}?fields=*`
    const seen = async (as: Record<string, string>) => (await shop.call('GET', path, undefined, as)).body.data
    expect(await seen(shop.signedIn())).toMatchObject({ refund_account: { iban: IBAN } })
    const chief = await shop.staff('administrator')
    const roles = await shop.call('GET', '/roles?filter[name]=editor&fields=id', undefined, chief)
    const role = roles.body.data[0].id
    for (const collection of ['ecommerce_order', 'ecommerce_refund'])
      await database()
        .insertInto('permissions')
        .values({ role, collection, action: 'read', project: shop.shop.project })
        .execute()
    const reader = await shop.staff('editor')
    expect(await seen(reader)).toMatchObject({ id: shop.id })
    expect(await seen(reader)).not.toHaveProperty('refund_account')
    expect(
      (await shop.call('GET', `/items/ecommerce_refund?fields=order.refund_account`, undefined, reader)).status,
    ).toBe(403)
    expect((await shop.call('POST', `/ecom/orders/${shop.id}/transfers`, { refunds: [1] }, reader)).status).toBe(403)
    const keyed = async (scopes: string[]) => {
      await shop.call('POST', '/auth/confirm', { current_password: PASSWORD }, chief)
      const made = await shop.call('POST', '/api-keys', { name: 'Buch', scopes }, chief)
      expect(made.body.error).toBeUndefined()
      return { authorization: `Bearer ${made.body.data.key}` }
    }
    expect(await seen(await keyed(['ecommerce_order:read']))).not.toHaveProperty('refund_account')
    expect(await seen(await keyed(['ecommerce_order:read', 'ecommerce_order:update']))).toHaveProperty('refund_account')
  })
})
