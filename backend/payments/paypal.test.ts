import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type SampleOrders, sampleOrders } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'

const domain = () => `${randomUUID().slice(0, 8)}.example`

const until = async (isTrue: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('It never came true')
}

withDatabases((database) => {
  const start = async (options: Parameters<typeof sampleOrders>[2] = {}) => {
    const shop = await sampleOrders(database(), domain(), { providerTimeout: 300, ...options })
    const { payPal } = shop.orders.standIns
    const placed = await shop.order({ paymentMethod: 4 }, randomUUID())
    const id: string = placed.body.payment?.paypal_order_id
    const uuid: string = placed.body.order_uuid
    const confirm = (order_id = uuid) =>
      shop.call('POST', '/ecom/order/paypal_transaction', {
        project: shop.shop.domain,
        order_id,
        paypal: { status: 'COMPLETED' },
      })
    const row = async () => (await shop.placed())[0]
    const attempts = async () =>
      database()
        .selectFrom('ecommerce_payment_attempt')
        .selectAll()
        .where('order', '=', Number((await row())?.id))
        .execute()
    const isPaid = async () => (await row())?.state === 'paid'
    return { ...shop, payPal, placed, id, uuid, confirm, row, attempts, isPaid }
  }

  const expectPaidOnce = async ({ payPal, row, attempts }: Awaited<ReturnType<typeof start>>) => {
    expect(await row()).toMatchObject({ state: 'paid', paid: 20490, refunded: 0 })
    expect(await attempts()).toMatchObject([{ state: 'captured' }])
    expect(payPal.charged()).toBe(20490)
  }

  test('the server creates the payment with its own total, and takes it once the customer has approved', async () => {
    const shop = await start()
    expect(shop.placed.body).toMatchObject({
      state: 'awaiting_payment',
      payment: { method: 4, kind: 'paypal', approve_url: `/ecom/stand-ins/paypal/checkoutnow?token=${shop.id}` },
    })
    expect(shop.payPal.order(shop.id)?.unit).toMatchObject({
      custom_id: shop.uuid,
      amount: { currency_code: 'EUR', value: '204.90' },
    })
    shop.payPal.approve(shop.id)
    expect((await shop.confirm()).body).toEqual({ status: 'ok', state: 'paid', payment: 'paid' })
    await expectPaidOnce(shop)
  })

  test('what the browser says of a payment is a hint only: without approval nothing is paid', async () => {
    const { confirm, row } = await start()
    expect(await confirm()).toMatchObject({ status: 409, body: { reason: 'payment_failed' } })
    expect(await row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect((await confirm(randomUUID())).body.reason).toBe('unknown_order')
  })

  test('confirmed twice, at once, and told twice by PayPal, the money counts once', async () => {
    const shop = await start()
    shop.payPal.behave({ doubleWebhooks: true })
    shop.payPal.approve(shop.id)
    const answers = await Promise.all([shop.confirm(), shop.confirm(), shop.confirm()])
    expect(answers.map(({ body }) => body.state)).toEqual(['paid', 'paid', 'paid'])
    await shop.confirm()
    await expectPaidOnce(shop)
  })

  test('an order posted again, also at the same moment, goes on with the payment that was begun', async () => {
    const shop = await sampleOrders(database(), domain())
    const key = randomUUID()
    const order = () => shop.order({ paymentMethod: 4 }, key)
    const placed = [...(await Promise.all([order(), order(), order(), order()])), await order()]
    const same = (values: unknown[]) => expect(new Set(values).size).toBe(1)
    same(placed.map(({ body }) => body.order_uuid))
    same(placed.map(({ body }) => body.payment.paypal_order_id))
    expect(
      await database()
        .selectFrom('ecommerce_payment_attempt')
        .select('id')
        .where('order', '=', Number((await shop.placed())[0]?.id))
        .execute(),
    ).toHaveLength(1)
  })

  test.each(['create', 'capture', 'get'])('an answer of PayPal that was lost (%s) loses no payment', async (call) => {
    const shop = await sampleOrders(database(), domain(), { providerTimeout: 300 })
    const { payPal } = shop.orders.standIns
    payPal.behave({ loseAnswer: [call], silent: true })
    const key = randomUUID()
    const placed = await shop.order({ paymentMethod: 4 }, key)
    if (call === 'create')
      expect(placed.body).toMatchObject({ reason: 'payment_failed', status_path: expect.stringMatching(/bestellung/) })
    payPal.behave({ silent: true })
    const { body } = await shop.order({ paymentMethod: 4 }, key)
    payPal.approve(body.payment.paypal_order_id)
    const confirm = () => shop.call('POST', '/ecom/order/paypal_transaction', { order_id: body.order_uuid })
    payPal.behave({ loseAnswer: [call], silent: true })
    const first = await confirm()
    expect(first.body).toMatchObject(
      call === 'create' ? { state: 'paid' } : { status: 'ok', state: 'awaiting_payment', payment: 'waiting' },
    )
    payPal.behave({})
    expect((await confirm()).body.state).toBe('paid')
    expect(payPal.charged()).toBe(20490)
  })

  test.each(['token', 'create'])(
    'an answer of PayPal that says nothing (%s) begins no payment, and the order can be posted again',
    async (call) => {
      const shop = await sampleOrders(database(), domain())
      const { payPal } = shop.orders.standIns
      const key = randomUUID()
      payPal.behave({ empty: [call] })
      const placed = await shop.order({ paymentMethod: 4 }, key)
      expect(placed).toMatchObject({ status: 409, body: { reason: 'payment_failed', order_uuid: expect.any(String) } })
      const order = Number((await shop.placed())[0]?.id)
      const attempts = database().selectFrom('ecommerce_payment_attempt').selectAll().where('order', '=', order)
      expect(await attempts.execute()).toMatchObject([{ state: 'started', reference: null }])
      payPal.behave({})
      const { payment } = (await shop.order({ paymentMethod: 4 }, key)).body
      expect(payPal.order(payment.paypal_order_id)).toMatchObject({ unit: { custom_id: placed.body.order_uuid } })
      expect(await attempts.execute()).toMatchObject([{ reference: payment.paypal_order_id }])
    },
  )

  test.each([['capture', 'get'], ['get']])(
    'a record of PayPal that says nothing (%s) is no refusal: the order waits until PayPal tells',
    async (...empty) => {
      const shop = await start()
      shop.payPal.approve(shop.id)
      shop.payPal.behave({ empty, silent: true })
      expect((await shop.confirm()).body).toEqual({ status: 'ok', state: 'awaiting_payment', payment: 'waiting' })
      shop.payPal.behave({})
      expect((await shop.confirm()).body.state).toBe('paid')
      await expectPaidOnce(shop)
    },
  )

  test('a PayPal that is down or slow is not an error of the shop, and the customer is told that nobody knows yet', async () => {
    const shop = await start()
    shop.payPal.approve(shop.id)
    shop.payPal.behave({ down: ['capture', 'get'] })
    expect((await shop.confirm()).body).toEqual({ status: 'ok', state: 'awaiting_payment', payment: 'waiting' })
    shop.payPal.behave({ delay: 1000 })
    expect((await shop.confirm()).body).toEqual({ status: 'ok', state: 'awaiting_payment', payment: 'waiting' })
    shop.payPal.behave({})
    expect((await shop.confirm()).body.state).toBe('paid')
    await expectPaidOnce(shop)
  })

  test('a card that is refused can be tried again with the same order', async () => {
    const shop = await start()
    shop.payPal.approve(shop.id)
    shop.payPal.behave({ refuse: ['capture'] })
    expect((await shop.confirm()).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    shop.payPal.behave({})
    expect((await shop.confirm()).body.state).toBe('paid')
  })

  test.each([
    ['sum', { wrongCents: 1 }],
    ['currency', { wrongCurrency: 'USD' }],
    ['order', { wrongOrder: randomUUID() }],
  ])('a payment of another %s is never taken for the order', async (_what, wrong) => {
    const shop = await start()
    shop.payPal.behave(wrong)
    shop.payPal.approve(shop.id)
    expect((await shop.confirm()).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    expect(shop.payPal.charged()).toBe(0)
    expect(shop.logged.join()).toContain('has failed')
  })

  test('PayPal tells by itself of an approval whose customer never came back', async () => {
    const shop = await start()
    const order = shop.payPal.approve(shop.id)
    if (!order) throw new Error('There is no order')
    await shop.payPal.tell('CHECKOUT.ORDER.APPROVED', order)
    await until(shop.isPaid)
    await expectPaidOnce(shop)
  })

  test('a message with a forged signature, or replayed, changes nothing', async () => {
    const shop = await start()
    const order = shop.payPal.approve(shop.id)
    if (!order) throw new Error('There is no order')
    const event = { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: shop.id } }
    expect((await shop.payPal.message(order, event, 'forged')).status).toBe(403)
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment', paid: 0 })
    const plain = await shop.call('POST', '/ecom/webhooks/paypal', event)
    expect(plain.status).toBe(403)
    const deep = `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    const signature = { 'paypal-transmission-sig': 'x' }
    expect((await shop.call('POST', '/ecom/webhooks/paypal', deep, signature)).status).toBe(403)
    expect((await shop.payPal.message(order, event)).status).toBe(200)
    expect((await shop.payPal.message(order, event)).status).toBe(200)
    await expectPaidOnce(shop)
  })

  test('a payment that PayPal is still looking at keeps the order waiting until PayPal has decided', async () => {
    const shop = await start()
    shop.payPal.behave({ pending: true })
    shop.payPal.approve(shop.id)
    expect((await shop.confirm()).body).toEqual({ status: 'ok', state: 'awaiting_payment', payment: 'waiting' })
    expect(await shop.attempts()).toMatchObject([{ state: 'pending' }])
    await shop.payPal.settle(shop.id, 'COMPLETED')
    await until(shop.isPaid)
    await expectPaidOnce(shop)
  })

  test('who leaves before paying gives the goods back at once, and cannot pay afterwards', async () => {
    const shop = await start()
    expect(await shop.stock(shop.shop.ring)).toBe(2)
    const token = shop.placed.body.status_path.split('/').at(-1)
    expect((await shop.call('POST', `/ecom/order/${token}/cancel`, {})).body).toEqual({
      status: 'ok',
      state: 'cancelled',
    })
    expect(await shop.stock(shop.shop.ring)).toBe(3)
    shop.payPal.approve(shop.id)
    expect((await shop.confirm()).body.reason).toBe('payment_failed')
    expect(shop.payPal.charged()).toBe(0)
  })

  test('money that comes for a cancelled order goes back by itself', async () => {
    const shop = await start()
    shop.payPal.behave({ silent: true, down: ['get'] })
    const token = shop.placed.body.status_path.split('/').at(-1)
    shop.payPal.approve(shop.id)
    shop.payPal.behave({ silent: true, loseAnswer: ['capture'] })
    await shop.confirm()
    const id = Number((await shop.row())?.id)
    await database().updateTable('ecommerce_order').set({ state: 'cancelled' }).where('id', '=', id).execute()
    shop.payPal.behave({})
    const order = shop.payPal.order(shop.id)
    if (!order) throw new Error('There is no order')
    await shop.payPal.tell('PAYMENT.CAPTURE.COMPLETED', order)
    await until(async () => (await shop.row())?.state === 'refunded')
    expect(shop.payPal.charged()).toBe(0)
    expect((await shop.call('POST', `/ecom/order/${token}/cancel`, {})).body.reason).toBe('not_possible')
  })

  test('a shop of a real domain without credentials does not offer PayPal, and never has the stand-in', async () => {
    const shop: SampleOrders = await sampleOrders(database(), `juwelier-${randomUUID().slice(0, 8)}.de`)
    expect((await shop.order({ paymentMethod: 4 })).body.reason).toBe('payment_not_available')
    const { body } = await shop.quote({ lines: [{ product: shop.shop.ring, count: 1 }] })
    expect(body.payment_methods.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
  })
})
