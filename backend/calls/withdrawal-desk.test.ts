import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { altered } from '../vault/altered.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** An order by parcel that is withdrawn from, with the header of the shop's staff. */
  const start = async ({ paid }: { paid?: number } = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await shop.staff()
    const { body } = await shop.order()
    const [row] = await shop.placed()
    const id = Number(row?.id)
    if (paid) await shop.call('POST', `/ecom/orders/${id}/payment`, { amount: paid }, staff)
    const declare = async (more: Json = {}) => {
      const declaration = { name: 'Anna Muster', contract_reference: body.order_number, language: 'de', ...more }
      await shop.call('POST', '/ecom/withdrawal', { confirmation_email: 'anna@example.org', ...declaration })
    }
    const mail = async (kind: string) => {
      await shop.orders.writeMails()
      const rows = await shop.mails(kind)
      return rows.map(({ text }) => String(text))
    }
    const desk = async (closed = false) =>
      (await shop.call('GET', `/ecom/withdrawals${closed ? '?closed=yes' : ''}`, undefined, staff)).body.data
    /** The number of a paid order of a piece of each of these goods. */
    const paidOrder = async (...goods: ('engraved' | 'ring')[]) => {
      const lines = goods.map((name) => ({
        ...{ product: shop.shop[name], variant: null, count: 1 },
        personalization: name === 'engraved' ? { [shop.shop.field]: 'A' } : {},
      }))
      const { body: quote } = await shop.quote({ lines, country: 'DE', shippingMethod: shop.shop.parcel })
      const { body: made } = await shop.order({ lines, total: quote.totals.total })
      const order = (await shop.placed()).at(-1)
      await shop.call('POST', `/ecom/orders/${order?.id}/payment`, { amount: Number(order?.total) / 100 }, staff)
      return String(made.order_number)
    }
    return { ...shop, staff, id, number: String(body.order_number), declare, mail, desk, paidOrder }
  }

  test('a withdrawal shows what is due and until when, and its refund closes it', async () => {
    const shop = await start({ paid: 204.9 })
    await shop.declare()
    const [task] = await shop.desk()
    const fortnight = 14 * 86_400_000
    expect(Date.parse(task.refund_due_on) - Date.parse(task.received_on)).toBe(fortnight)
    expect(task.order.proposal).toMatchObject({ goods: 199, shipping: 5.9, amount: 204.9, missing: 0 })
    const pieces = task.order.proposal.pieces.map((piece: Json) => ({ ...piece, to_stock: true }))
    const refund = { amount: 204.9, key: 'withdrawal-1', pieces, withdrawal: task.id }
    expect((await shop.call('POST', `/ecom/orders/${shop.id}/refund`, refund, shop.staff)).status).toBe(200)
    expect(await shop.desk()).toEqual([])
    expect(await shop.desk(true)).toMatchObject([{ id: task.id, state: 'refunded', closed_on: expect.any(String) }])
  })

  test('a withdrawal of a part is answered by the price of its pieces; it is closed, the order goes on', async () => {
    const shop = await start()
    const lines = [{ product: shop.shop.ring, variant: null, count: 2, personalization: {} }]
    const { body } = await shop.order({ lines, total: 403.9 })
    const row = (await shop.placed()).at(-1)
    await shop.call('POST', `/ecom/orders/${row?.id}/payment`, { amount: 403.9 }, shop.staff)
    await shop.declare({ contract_reference: body.order_number, items_text: 'nur einen Ring' })
    const [task] = await shop.desk()
    expect(task.items_text).toBe('nur einen Ring')
    expect(task.order).toMatchObject({ understood: { how: 'pieces', lines: [{ count: 2 }] }, proposal: { pieces: [] } })
    const pieces = [{ line: task.order.understood.lines[0].line, count: 1, to_stock: true }]
    const refund = { amount: 199, key: 'a-part-of-it', pieces, withdrawal: task.id }
    expect((await shop.call('POST', `/ecom/orders/${row?.id}/refund`, refund, shop.staff)).status).toBe(200)
    expect(await shop.desk()).toEqual([])
    expect((await shop.placed()).at(-1)).toMatchObject({ state: 'received', refunded: 19_900 })
  })

  test('nobody is told of money that was never paid: the order ends, and the mail says that nothing is owed', async () => {
    const shop = await start()
    await shop.declare()
    const [task] = await shop.desk()
    expect(task.order.proposal).toMatchObject({ amount: 0, missing: 204.9 })
    const refund = { amount: 204.9, key: 'never-paid', withdrawal: task.id }
    expect((await shop.call('POST', `/ecom/orders/${shop.id}/refund`, refund, shop.staff)).status).toBe(422)
    expect((await shop.call('POST', `/ecom/withdrawals/${task.id}/settle`, {}, shop.staff)).status).toBe(200)
    expect((await shop.placed())[0]?.state).toBe('cancelled')
    const [settled] = await shop.mail('withdrawal_settled')
    expect(settled).toContain('Sie haben dazu nichts bezahlt')
    expect(await shop.mail('order_refunded')).toEqual([])
    expect(await shop.mail('order_cancelled')).toEqual([])
  })

  test('who withdraws from a part of unpaid goods is told what remains to be paid: the invoice is corrected, the order goes on and can be paid', async () => {
    const shop = await start()
    const lines = [
      { product: shop.shop.ring, variant: null, count: 1, personalization: {} },
      { product: shop.shop.preowned, variant: null, count: 1, personalization: {} },
    ]
    const { body: quote } = await shop.quote({ lines, country: 'DE', shippingMethod: shop.shop.parcel })
    const { body } = await shop.order({ lines, total: quote.totals.total })
    const row = async () => (await shop.placed()).find(({ number }) => number === body.order_number) ?? {}
    const { id, total } = await row()
    const staff = (path: string, data: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, data, shop.staff)
    for (const state of ['in_preparation', 'shipped']) expect((await staff('state', { state })).status).toBe(200)
    await shop.declare({ contract_reference: body.order_number, items_text: 'nur den Ring' })
    const [task] = await shop.desk()
    const settle = (data: Json) => shop.call('POST', `/ecom/withdrawals/${task.id}/settle`, data, shop.staff)
    expect(await settle({})).toMatchObject({ status: 422, body: { field: 'pieces' } })
    const pieces = [{ line: task.order.proposal.pieces[0].line, count: 1, to_stock: true }]
    expect((await settle({ pieces })).status).toBe(200)
    expect((await settle({ pieces })).status).toBe(422)
    expect(await row()).toMatchObject({ state: 'shipped', credited: 19_900, paid: 0, refunded: 0 })
    const left = (Number(total) - 19_900) / 100
    const [mail] = await shop.mail('order_credited')
    expect(mail).toContain('199,00\u00a0€ nicht mehr bezahlen')
    expect(mail).toContain(`bleiben ${left.toLocaleString('de', { minimumFractionDigits: 2 })}\u00a0€ zu bezahlen`)
    expect(mail).toContain('Die Rechnungskorrektur finden Sie im Anhang')
    expect(mail).not.toContain('schulden uns nichts')
    const papers = await database()
      .selectFrom('ecommerce_invoice')
      .selectAll()
      .where('order', '=', Number(id))
      .execute()
    expect(papers.map(({ kind, total: sum }) => [kind, sum])).toEqual([
      ['invoice', total],
      ['credit_note', 19_900],
    ])
    expect((await staff('payment', { amount: Number(total) / 100 })).status).toBe(422)
    expect((await staff('payment', { amount: left })).status).toBe(200)
    expect((await staff('state', { state: 'completed' })).status).toBe(200)
    expect(await shop.desk()).toEqual([])
  })

  test('goods that were withdrawn from before they left are taken back of the invoice at once, and both papers go with the goods', async () => {
    const shop = await start({ paid: 204.9 })
    const { body } = await shop.order({
      lines: [{ product: shop.shop.ring, variant: null, count: 2, personalization: {} }],
      total: 403.9,
    })
    const order = (await shop.placed()).find(({ number }) => number === body.order_number)
    const staff = (path: string, data: Json) => shop.call('POST', `/ecom/orders/${order?.id}/${path}`, data, shop.staff)
    await staff('payment', { amount: 403.9 })
    await shop.declare({ contract_reference: body.order_number, items_text: 'einen' })
    const [task] = await shop.desk()
    const pieces = [{ line: task.order.understood.lines[0].line, count: 1, to_stock: true }]
    await staff('refund', { amount: 199, key: 'before-it-left', pieces, withdrawal: task.id })
    for (const state of ['in_preparation', 'shipped']) expect((await staff('state', { state })).status).toBe(200)
    const papers = await database()
      .selectFrom('ecommerce_invoice')
      .selectAll()
      .where('order', '=', Number(order?.id))
      .execute()
    expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 40_390],
      ['credit_note', 19_900],
    ])
    await shop.orders.writeMails()
    const [shipped] = await shop.mails('order_shipped')
    expect(JSON.parse(String(shipped?.attachments))).toMatchObject(papers.map(({ id }) => ({ paper: 'invoice', id })))
    expect(String(shipped?.text)).toContain('Die Rechnungskorrektur finden Sie im Anhang')
  })

  test('a rejection needs a reason, and the customer is told it', async () => {
    const shop = await start()
    await shop.declare({ contract_reference: 'die Uhr vom März' })
    const [task] = await shop.desk()
    const reject = (body: Json) => shop.call('POST', `/ecom/withdrawals/${task.id}/reject`, body, shop.staff)
    expect((await reject({})).body).toMatchObject({ field: 'reason' })
    expect((await reject({ reason: 'Bei uns gibt es keinen Vertrag darüber.' })).status).toBe(200)
    expect(await shop.mail('withdrawal_rejected')).toEqual([
      expect.stringContaining('Bei uns gibt es keinen Vertrag darüber.'),
    ])
    expect((await reject({ reason: 'noch einmal' })).status).toBe(409)
  })

  test('no account is asked for goods that were made for the customer, as if money were due', async () => {
    const shop = await start()
    const contract_reference = await shop.paidOrder('engraved')
    const confirmation_email = `${randomUUID()}@example.org`
    await shop.declare({ contract_reference, confirmation_email })
    expect(await shop.mail('withdrawal_receipt')).toHaveLength(1)
    expect(await shop.mail('order_refund_account')).toEqual([])
    const [task] = await shop.desk()
    const reason = 'Die Gravur wurde für Sie gemacht.'
    await shop.call('POST', `/ecom/withdrawals/${task.id}/reject`, { reason }, shop.staff)
    const [rejected] = await shop.mail('withdrawal_rejected')
    expect(rejected).toContain('nicht wirksam, der Vertrag besteht also weiter')
    expect(rejected).toContain(reason)
  })

  test('who withdraws from engraved goods alone of a mixed order is asked for no account, and nothing is proposed; for the other goods both are', async () => {
    const shop = await start()
    const contract_reference = await shop.paidOrder('engraved', 'ring')
    const own = { contract_reference, confirmation_email: `${randomUUID()}@example.org` }
    await shop.declare({ ...own, items_text: 'nur den Gravurring' })
    expect(await shop.mail('withdrawal_receipt')).toHaveLength(1)
    expect(await shop.mail('order_refund_account')).toEqual([])
    const [none] = await shop.desk()
    expect(none.order.proposal).toMatchObject({ pieces: [], goods: 0, amount: 0, missing: 0 })
    await shop.declare({ ...own, items_text: 'also nur: Ring' })
    expect(await shop.mail('order_refund_account')).toHaveLength(1)
    const other = (await shop.desk()).find(({ items_text }: Json) => items_text !== none.items_text)
    expect(other.order.proposal).toMatchObject({ pieces: [{ count: 1 }], goods: 199, shipping: 0, amount: 199 })
  })

  test('who withdraws from a whole order is told in its refund’s mail what stays, as it was made for them', async () => {
    const shop = await start()
    const contract_reference = await shop.paidOrder('engraved', 'ring')
    await shop.declare({ contract_reference, confirmation_email: `${randomUUID()}@example.org` })
    const [task] = await shop.desk()
    const pieces = task.order.proposal.pieces.map((piece: Json) => ({ ...piece, to_stock: true }))
    const refund = { amount: task.order.proposal.amount, key: 'what-can-be', pieces, withdrawal: task.id }
    expect((await shop.call('POST', `/ecom/orders/${task.order.id}/refund`, refund, shop.staff)).status).toBe(200)
    const [told] = await shop.mail('order_refunded')
    expect(told).toContain('gilt nicht für das, was nach Ihren Angaben gefertigt wurde (§ 312g Abs. 2 Nr. 1 BGB)')
    expect(told).toMatch(/Vom Widerruf ausgenommen:\n1 × gravurring/)
    expect(told).not.toMatch(/ausgenommen:\n.*\n.*× ring/)
  })

  test('a customer who was asked for the account is asked again where staff wish it, and the desk tells when', async () => {
    const shop = await start({ paid: 204.9 })
    await shop.declare()
    expect(await shop.mail('order_refund_account')).toHaveLength(1)
    const ask = () => shop.call('POST', `/ecom/orders/${shop.id}/refund-account`, {}, shop.staff)
    const [before] = await shop.desk()
    shop.pass(1)
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    expect(await shop.mail('order_refund_account')).toHaveLength(2)
    const [task] = await shop.desk()
    expect(Date.parse(task.order.account_asked_on) - Date.parse(before.order.account_asked_on)).toBe(60_000)
  })

  test('the account of a refund is asked by a signed link, checked, and named in the mail', async () => {
    const shop = await start({ paid: 204.9 })
    await shop.declare()
    const [asked] = await shop.mail('order_refund_account')
    const [, path = ''] = /https?:\/\/[^/\s]+(\/ecom\/refund-account\/\S+)/.exec(asked ?? '') ?? []
    const token = path.split('?')[0] ?? ''
    expect((await shop.call('GET', path)).body).toContain('Konto für die Rückzahlung')
    expect((await shop.call('GET', altered(token))).status).toBe(404)
    const wrong = await shop.call('POST', token, {
      language: 'de',
      holder: 'Anna Muster',
      iban: 'DE89370400440532013001',
    })
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        error: { fields: [{ field: 'iban', message: 'Diese IBAN stimmt nicht. Bitte prüfen Sie jede Ziffer.' }] },
      },
    })
    const named = await shop.call('POST', token, {
      language: 'de',
      holder: 'Anna Muster',
      iban: 'DE89 3704 0044 0532 0130 00',
    })
    expect(named.status).toBe(200)
    const [task] = await shop.desk()
    expect(task.order).toMatchObject({ by_hand: true, has_account: true })
    const refund = { amount: 204.9, key: 'to-the-account', withdrawal: task.id }
    await shop.call('POST', `/ecom/orders/${shop.id}/refund`, refund, shop.staff)
    const [told] = await shop.mail('order_refunded')
    expect(told).toContain('auf das Konto von Anna Muster, dessen IBAN auf 3000 endet')
  })

  test('only staff of the shop see and work off its withdrawals', async () => {
    const shop = await start()
    await shop.declare()
    const [task] = await shop.desk()
    expect((await shop.call('GET', '/ecom/withdrawals')).status).toBe(401)
    const other = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const stranger = await other.staff()
    const answer = await other.call('POST', `/ecom/withdrawals/${task.id}/reject`, { reason: 'fremd' }, stranger)
    expect(answer.status).toBe(404)
    expect(await shop.desk()).toHaveLength(1)
  })
})
