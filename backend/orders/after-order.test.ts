import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Json, sampleOrders } from '../calls/sample-orders.ts'
import { withDatabases } from '../db/with-databases.ts'

const DAY = 24 * 60

withDatabases((database) => {
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const placed = await shop.order(change, randomUUID())
    const row = async () => (await shop.placed())[0]
    const id = Number((await row())?.id)
    let headers: Promise<Record<string, string>> | undefined
    const staff = async (path: string, body: Json) => {
      headers ??= shop.staff()
      return shop.call('POST', `/ecom/orders/${id}/${path}`, body, await headers)
    }
    const notes = () =>
      database().selectFrom('ecommerce_invoice').selectAll().where('order', '=', id).orderBy('id').execute()
    return { ...shop, body: placed.body, row, id, staff, notes }
  }

  test('an order whose transfer does not come is cancelled after its time, and gives its stock back once', async () => {
    const shop = await start({ paymentMethod: 1 })
    // The last day that mail and page name lasts until it ends in Germany: at 23:59, ten hours and more after the minute of the order.
    shop.pass(7 * DAY + 10 * 60 + 59)
    await shop.orders.releaseUnpaid()
    expect(await shop.row()).toMatchObject({ state: 'awaiting_payment' })
    shop.pass(2)
    await Promise.all([shop.orders.releaseUnpaid(), shop.orders.releaseUnpaid()])
    expect(await shop.row()).toMatchObject({ state: 'cancelled' })
    expect(await shop.stock(shop.shop.ring)).toBe(3)
    await shop.orders.writeMails()
    const mails = await shop.mails()
    const cancelled = mails.find(({ kind }) => kind === 'order_cancelled')
    expect(cancelled?.text).toContain('Bei uns ist keine Zahlung eingegangen.')
  })

  test('an order paid by a provider is released after two hours, but not while the provider knows of money', async () => {
    const left = await start({ paymentMethod: 4 })
    left.pass(3 * 60)
    await left.orders.releaseUnpaid()
    expect(await left.row()).toMatchObject({ state: 'cancelled' })
    const paid = await start({ paymentMethod: 4 })
    const { payPal } = paid.orders.standIns
    payPal.behave({ silent: true, pending: true })
    payPal.approve(paid.body.payment.paypal_order_id)
    await paid.call('POST', '/ecom/order/paypal_transaction', { order_id: paid.body.order_uuid })
    paid.pass(4 * DAY)
    payPal.behave({ silent: true, down: ['get'] })
    await paid.orders.releaseUnpaid()
    expect(await paid.row()).toMatchObject({ state: 'awaiting_payment' })
    payPal.behave({ silent: true })
    await payPal.settle(paid.body.payment.paypal_order_id, 'COMPLETED')
    await paid.orders.releaseUnpaid()
    expect(await paid.row()).toMatchObject({ state: 'paid', paid: 20490 })
  })

  test('money is given back by the provider that took it, in parts, once each, with a credit note', async () => {
    const shop = await start({ paymentMethod: 4 })
    const { payPal } = shop.orders.standIns
    payPal.approve(shop.body.payment.paypal_order_id)
    await shop.call('POST', '/ecom/order/paypal_transaction', { order_id: shop.body.order_uuid })
    await shop.staff('state', { state: 'in_preparation' })
    await shop.staff('state', { state: 'shipped' })
    expect((await shop.staff('refund', { amount: 205 })).body).toMatchObject({ reason: 'invalid', field: 'amount' })
    payPal.behave({ refuse: ['refund'] })
    expect((await shop.staff('refund', { amount: 50 })).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ refunded: 0 })
    payPal.behave({ empty: ['refund'] })
    expect((await shop.staff('refund', { amount: 50 })).body.reason).toBe('payment_failed')
    expect(await shop.row()).toMatchObject({ refunded: 0 })
    payPal.behave({ loseAnswer: ['refund'] })
    expect((await shop.staff('refund', { amount: 50 })).body.reason).toBe('payment_failed')
    payPal.behave({})
    expect((await shop.staff('refund', { amount: 50, message: 'Kratzer' })).body).toMatchObject({
      state: 'shipped',
      refunded: 50,
    })
    expect(payPal.charged()).toBe(15490)
    expect((await shop.staff('refund', { amount: 154.9 })).body.state).toBe('refunded')
    expect(payPal.charged()).toBe(0)
    expect((await shop.notes()).map(({ kind, number, total }) => [kind, number, total])).toEqual([
      ['invoice', 'RE-2026-00001', 20490],
      ['credit_note', 'RK-2026-00001', 5000],
      ['credit_note', 'RK-2026-00002', 15490],
    ])
  })

  test.each([
    ['FAILED', 0, 'payment_failed'],
    ['PENDING', 5000, undefined],
  ] as const)('money that PayPal says is %s counts as %i cents given back', async (refundStatus, refunded, reason) => {
    const shop = await start({ paymentMethod: 4 })
    const { payPal } = shop.orders.standIns
    payPal.approve(shop.body.payment.paypal_order_id)
    await shop.call('POST', '/ecom/order/paypal_transaction', { order_id: shop.body.order_uuid })
    payPal.behave({ refundStatus })
    expect((await shop.staff('refund', { amount: 50 })).body.reason).toBe(reason)
    expect(await shop.row()).toMatchObject({ refunded })
  })

  test('Klarna takes the money when the goods are sent, and lets it go when they never are', async () => {
    const agreed = async () => {
      const shop = await start({ paymentMethod: 5 })
      const { klarna } = shop.orders.standIns
      const authorization_token = klarna.authorize(shop.body.payment.client_token)
      await shop.call('POST', '/ecom/klarna/order', { authorization_token, order_uuid: shop.body.order_uuid })
      await shop.staff('state', { state: 'in_preparation' })
      return { ...shop, klarna }
    }
    const sent = await agreed()
    sent.klarna.behave({ down: ['captures'] })
    expect((await sent.staff('state', { state: 'shipped' })).body.reason).toBe('payment_failed')
    expect(await sent.row()).toMatchObject({ state: 'in_preparation' })
    sent.klarna.behave({})
    expect((await sent.staff('state', { state: 'shipped' })).body.state).toBe('shipped')
    expect(sent.klarna.orders()).toMatchObject([{ captured_amount: 20490 }])
    expect((await sent.staff('refund', { amount: 204.9 })).body.state).toBe('refunded')
    expect(sent.klarna.orders()).toMatchObject([{ refunded_amount: 20490 }])
    const kept = await agreed()
    expect((await kept.staff('refund', { amount: 204.9 })).body.state).toBe('refunded')
    expect(kept.klarna.orders()).toMatchObject([{ status: 'CANCELLED', captured_amount: 0 }])
    expect(await kept.notes()).toEqual([])
  })

  test('two of the staff who move an order at the same moment do not move it twice', async () => {
    const shop = await start()
    const answers = await Promise.all([1, 2, 3].map(() => shop.staff('state', { state: 'in_preparation' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('a withdrawal is kept as declared, confirmed with date and time, and found to belong to its order', async () => {
    const shop = await start()
    const declared = {
      name: 'Anna Muster',
      contract_reference: `Bestellung ${shop.body.order_number}`,
      confirmation_email: 'ANNA@example.org',
      items_text: 'den Ring',
      language: 'de',
    }
    const { body } = await shop.call('POST', '/ecom/withdrawal', declared)
    expect(body).toMatchObject({ status: 'ok', received_on: '2026-11-20T12:00:00.000Z' })
    expect(body.declaration).toContain('Hiermit widerrufe ich, Anna Muster, den folgenden Vertrag')
    const row = await database()
      .selectFrom('ecommerce_withdrawal')
      .selectAll()
      .where('uuid', '=', body.withdrawal_uuid)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      state: 'matched',
      matched_order: shop.id,
      declaration_text: body.declaration,
      refund_due_on: '2026-12-04T12:00:00.000Z',
    })
    await shop.orders.writeMails()
    const mails = await shop.mails()
    const receipt = mails.find(({ kind }) => kind === 'withdrawal_receipt')
    expect(receipt?.recipient_address).toBe('ANNA@example.org')
    for (const words of ['20. November 2026', '13:00:00', 'MEZ', String(body.declaration).split('\n')[0] as string])
      expect(receipt?.text).toContain(words)
    expect(receipt?.text).not.toContain('angenommen')
    expect(mails.find(({ kind }) => kind === 'withdrawal_shop')?.text).toContain(shop.body.order_number)
  })

  test('a withdrawal needs no open shop, no known contract and no script, and is made only by the second button', async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`, {
      settings: { enable_cart: false, maintenance_mode: true },
    })
    const plain = { 'content-type': 'application/x-www-form-urlencoded' }
    const fields = { name: 'Eve', contract_reference: 'die Uhr vom März', confirmation_email: 'eve@example.org' }
    const send = (more: Record<string, string>) =>
      shop.call('POST', '/ecom/withdrawal', new URLSearchParams({ ...fields, ...more }).toString(), plain)
    const kept = async () =>
      database().selectFrom('ecommerce_withdrawal').selectAll().where('project', '=', shop.shop.project).execute()
    expect((await shop.call('GET', '/ecom/withdrawal?language=de')).body).toContain('<h1>Vertrag widerrufen</h1>')
    const check = await send({})
    expect(check.status).toBe(200)
    expect(check.body).toContain('Widerruf bestätigen</button>')
    expect(await kept()).toEqual([])
    expect((await send({ confirm: 'yes', confirmation_email: 'eve' })).status).toBe(422)
    const done = await send({ confirm: 'yes' })
    expect(done.body).toContain('Ihr Widerruf ist eingegangen')
    expect(await kept()).toMatchObject([{ state: 'received', matched_order: null }])
  })
})
