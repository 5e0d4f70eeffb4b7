import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleOrders } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'

const domain = () => `${randomUUID().slice(0, 8)}.example`

withDatabases((database) => {
  const start = async (change: Record<string, unknown> = {}) => {
    const shop = await sampleOrders(database(), domain(), { providerTimeout: 300 })
    const { klarna } = shop.orders.standIns
    const placed = await shop.order({ paymentMethod: 5, ...change }, randomUUID())
    const { client_token } = placed.body.payment
    const uuid: string = placed.body.order_uuid
    const agree = () => klarna.authorize(client_token) ?? ''
    const confirm = (authorization_token: string) =>
      shop.call('POST', '/ecom/klarna/order', { project: shop.shop.domain, authorization_token, order_uuid: uuid })
    const row = async () => (await shop.placed())[0]
    return { ...shop, klarna, placed, client_token, uuid, agree, confirm, row }
  }

  test('the token of the widget becomes one order at Klarna, and the order is paid', async () => {
    const shop = await start({ presentWrap: true, total: 208.4 })
    expect(shop.placed.body.payment).toMatchObject({ kind: 'klarna', script: '/ecom/stand-ins/klarna/lib.js' })
    expect((await shop.confirm(shop.agree())).body).toEqual({
      message: 'ok',
      status: 'ok',
      state: 'paid',
      payment: 'paid',
    })
    expect(shop.klarna.orders()).toMatchObject([{ order_amount: 20840, merchant_reference2: shop.uuid }])
    expect(await shop.row()).toMatchObject({ state: 'paid', paid: 20840 })
  })

  test('a token that nobody agreed to is refused', async () => {
    const shop = await start()
    expect((await shop.confirm('auth-invented')).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect((await shop.confirm('')).body).toMatchObject({ reason: 'invalid', field: 'authorization_token' })
  })

  test.each(['..', '../..', 'a/b', '.', 'a b', '%2e%2e'])(
    'a token that would lead to another address of Klarna is refused, and the time to pay stays: %s',
    async (token) => {
      const shop = await start()
      const before = await shop.row()
      expect(await shop.confirm(token)).toMatchObject({
        status: 422,
        body: { reason: 'invalid', field: 'authorization_token' },
      })
      expect(await shop.row()).toEqual(before)
    },
  )

  test('the browser and Klarna itself bring the token, in any order and twice: one order, paid once', async () => {
    const shop = await start()
    const token = shop.agree()
    shop.klarna.behave({ doubleWebhooks: true })
    await Promise.all([
      shop.confirm(token),
      shop.klarna.tellAuthorization(shop.client_token, token),
      shop.confirm(token),
    ])
    await shop.confirm(token)
    expect(shop.klarna.orders()).toHaveLength(1)
    expect(await shop.row()).toMatchObject({ state: 'paid', paid: 20490 })
  })

  test('the token that only Klarna brings is enough, for a browser that was closed', async () => {
    const shop = await start()
    await shop.klarna.tellAuthorization(shop.client_token, shop.agree())
    expect(await shop.row()).toMatchObject({ state: 'paid', paid: 20490 })
  })

  test('an order whose answer was lost is found by what Klarna tells', async () => {
    const shop = await start()
    shop.klarna.behave({ loseAnswer: ['order'] })
    const token = shop.agree()
    expect((await shop.confirm(token)).body).toMatchObject({ message: 'ok', payment: expect.any(String) })
    shop.klarna.behave({})
    for (let tries = 0; tries < 100 && (await shop.row())?.state !== 'paid'; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await shop.row()).toMatchObject({ state: 'paid', paid: 20490 })
    expect(shop.klarna.orders()).toHaveLength(1)
  })

  test('a session of Klarna without its token begins no payment, and the order can be posted again', async () => {
    const shop = await sampleOrders(database(), domain())
    const key = randomUUID()
    shop.orders.standIns.klarna.behave({ empty: ['session'] })
    expect((await shop.order({ paymentMethod: 5 }, key)).body.reason).toBe('payment_failed')
    shop.orders.standIns.klarna.behave({})
    const { payment } = (await shop.order({ paymentMethod: 5 }, key)).body
    expect(shop.orders.standIns.klarna.authorize(payment.client_token)).toEqual(expect.any(String))
  })

  test.each(['order', 'get'])(
    'an answer of Klarna that says nothing (%s) is no refusal: the order waits',
    async (call) => {
      const shop = await start()
      shop.klarna.behave({ empty: [call], silent: true })
      expect((await shop.confirm(shop.agree())).body).toMatchObject({ state: 'awaiting_payment', payment: 'waiting' })
      const attempts = database().selectFrom('ecommerce_payment_attempt').select('reference')
      const [attempt] = await attempts.where('order', '=', Number((await shop.row())?.id)).execute()
      expect(attempt?.reference).toBe(call === 'order' ? null : shop.klarna.orders()[0]?.order_id)
    },
  )

  test('while Klarna looks at the risk the order waits; its yes pays and its no does not', async () => {
    const yes = await start()
    yes.klarna.behave({ pending: true, silent: true })
    expect((await yes.confirm(yes.agree())).body).toMatchObject({ state: 'awaiting_payment', payment: 'waiting' })
    yes.klarna.behave({})
    await yes.klarna.settle(yes.klarna.orders()[0]?.order_id ?? '', 'ACCEPTED')
    expect(await yes.row()).toMatchObject({ state: 'paid' })
    const no = await start()
    no.klarna.behave({ pending: true, silent: true })
    await no.confirm(no.agree())
    no.klarna.behave({})
    await no.klarna.settle(no.klarna.orders()[0]?.order_id ?? '', 'REJECTED')
    expect(await no.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test.each([
    ['sum', { wrongCents: 1 }],
    ['currency', { wrongCurrency: 'SEK' }],
    ['order', { wrongOrder: randomUUID() }],
  ])('an order at Klarna of another %s pays nothing', async (_what, wrong) => {
    const shop = await start()
    shop.klarna.behave(wrong)
    expect((await shop.confirm(shop.agree())).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  })

  test('a message whose address was not signed here is refused', async () => {
    const shop = await start()
    const path = `/ecom/webhooks/klarna?order=${shop.uuid}&signature=${'x'.repeat(32)}`
    expect((await shop.call('POST', path, { authorization_token: shop.agree() })).status).toBe(403)
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment' })
  })
})
