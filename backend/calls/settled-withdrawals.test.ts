import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** An order that has left unpaid, from all of which somebody withdraws by the address; settled without money. */
  const settled = async (confirmation_email: string) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await shop.staff()
    const { body } = await shop.order()
    const [row] = await shop.placed()
    for (const state of ['in_preparation', 'shipped'])
      await shop.call('POST', `/ecom/orders/${row?.id}/state`, { state }, staff)
    const declaration = { name: 'Bert Fremd', contract_reference: body.order_number, language: 'de' }
    await shop.call('POST', '/ecom/withdrawal', { ...declaration, confirmation_email })
    const [task] = (await shop.call('GET', '/ecom/withdrawals', undefined, staff)).body.data
    if (!task.order)
      await shop.call('POST', `/ecom/withdrawals/${task.id}/match`, { order_number: body.order_number }, staff)
    expect((await shop.call('POST', `/ecom/withdrawals/${task.id}/settle`, {}, staff)).status).toBe(200)
    await shop.orders.writeMails()
    const note = await database()
      .selectFrom('ecommerce_invoice')
      .select('id')
      .where('order', '=', Number(row?.id))
      .where('kind', '=', 'credit_note')
      .executeTakeFirstOrThrow()
    const mails = async (kind: string) =>
      (await shop.mails(kind)).map(({ text, attachments }) => ({
        text: String(text),
        papers: JSON.parse(String(attachments ?? '[]')),
      }))
    return { mails, papers: [{ paper: 'invoice', id: Number(note.id) }] }
  }

  test('who withdraws from all of unpaid goods that have left gets one mail, with the credit note and no way to withdraw once more', async () => {
    const { mails, papers } = await settled('Anna@Example.org')
    const [mail, ...others] = await mails('withdrawal_settled')
    expect(others).toEqual([])
    expect(mail?.text).toContain('Die Rechnungskorrektur finden Sie im Anhang')
    expect(mail?.text).not.toContain('Vertrag widerrufen')
    expect(mail?.papers).toMatchObject(papers)
    expect(await mails('order_cancelled')).toEqual([])
  })

  test('where somebody else has withdrawn, the customer is told that the order has ended, and gets its papers alone', async () => {
    const { mails, papers } = await settled('sohn@example.org')
    const [cancelled] = await mails('order_cancelled')
    expect(cancelled?.text).toContain('Die Rechnungskorrektur finden Sie im Anhang')
    expect(cancelled?.text).not.toContain('Vertrag widerrufen')
    expect(cancelled?.papers).toMatchObject(papers)
    const [mail] = await mails('withdrawal_settled')
    expect(mail?.papers).toEqual([])
    expect(mail?.text).not.toContain('Rechnungskorrektur')
  })

  /** A ring and a chain on account, of which 50 euro are paid, that have left; its customer withdraws from the ring. */
  const partlyPaid = async () => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const staff = await shop.staff()
    const lines = [
      { product: shop.shop.ring, count: 1 },
      { product: shop.shop.chain, variant: shop.shop.short, count: 1 },
    ]
    const { body } = await shop.order({ lines, total: 293.9 })
    const id = Number((await shop.placed())[0]?.id)
    const post = (path: string, data: object) => shop.call('POST', `/ecom/${path}`, data, staff)
    await post(`orders/${id}/payment`, { amount: 50 })
    for (const state of ['in_preparation', 'shipped']) await post(`orders/${id}/state`, { state })
    const declaration = { name: 'Anna Muster', contract_reference: body.order_number, language: 'de' }
    const words = { items_text: 'ring', confirmation_email: 'anna@example.org' }
    await shop.call('POST', '/ecom/withdrawal', { ...declaration, ...words })
    const [task] = (await shop.call('GET', '/ecom/withdrawals', undefined, staff)).body.data
    const pieces = task.order.proposal.pieces.map((piece: object) => ({ ...piece, to_stock: true }))
    const papers = async () => {
      const rows = await database().selectFrom('ecommerce_invoice').select('data').where('order', '=', id).execute()
      return rows.map(({ data }) => JSON.parse(String(data)))
    }
    const mail = async (kind: string) => {
      await shop.orders.writeMails()
      return String((await shop.mails(kind))[0]?.text).replace(/\u00a0/g, ' ')
    }
    return { ...shop, id, post, task, pieces, papers, mail, row: async () => (await shop.placed())[0] }
  }

  test('a part that was withdrawn from is set against what is still owed: nothing goes back, and the rest remains to be paid', async () => {
    const { id, post, task, pieces, papers, mail, row } = await partlyPaid()
    expect(task.order).toMatchObject({ owed: 243.9, proposal: { goods: 199, amount: 0, missing: 199 } })
    expect((await post(`withdrawals/${task.id}/settle`, { pieces })).status).toBe(200)
    expect(await row()).toMatchObject({ state: 'shipped', paid: 5000, refunded: 0, credited: 19_900 })
    expect(await mail('order_refund_account')).toBe('undefined')
    const text = await mail('order_credited')
    expect(text).toContain('Dafür müssen Sie 199,00 € nicht mehr bezahlen.')
    expect(text).toContain('Für die übrigen Artikel bleiben 44,90 € zu bezahlen.')
    const [invoice, note] = await papers()
    expect([invoice.total, invoice.prepaid, note.total, note.givenBack]).toEqual([29_390, 5000, -19_900, 'not_owed'])
    expect((await post(`orders/${id}/payment`, { amount: 44.9 })).status).toBe(200)
    expect((await post(`orders/${id}/state`, { state: 'completed' })).status).toBe(200)
  })

  test('a deposit that goes back for a part does not end an order of which the rest is still to be paid', async () => {
    const { id, post, task, pieces, papers, mail, row } = await partlyPaid()
    const refund = { amount: 50, pieces, withdrawal: task.id }
    expect((await post(`orders/${id}/refund`, refund)).body).toMatchObject({ state: 'shipped', refunded: 50 })
    expect(await row()).toMatchObject({ state: 'shipped', paid: 5000, refunded: 5000, credited: 14_900 })
    const text = await mail('order_refunded')
    for (const words of [
      'wir erstatten Ihnen 50,00 €',
      '149,00 €, die noch offen waren',
      'bleiben 94,90 € zu bezahlen',
    ])
      expect(text).toContain(words)
    expect((await papers())[1]).toMatchObject({ total: -19_900, givenBack: 'transfer', notOwed: 14_900 })
    expect((await post(`orders/${id}/payment`, { amount: 94.9 })).status).toBe(200)
    expect((await post(`orders/${id}/state`, { state: 'completed' })).body.state).toBe('completed')
    expect((await papers()).reduce((sum, { total }) => sum + total, 0)).toBe(9490)
  })

  test('where a part is dearer than what is owed, the money that is here has to go back', async () => {
    const { id, post, task, pieces, row } = await partlyPaid()
    await post(`orders/${id}/payment`, { amount: 100 })
    const settle = () => post(`withdrawals/${task.id}/settle`, { pieces })
    expect(await settle()).toMatchObject({ status: 409, body: { field: 'withdrawal' } })
    expect((await post(`orders/${id}/refund`, { amount: 55.1, pieces, withdrawal: task.id })).status).toBe(200)
    expect(await row()).toMatchObject({ state: 'shipped', paid: 15_000, refunded: 5510, credited: 14_390 })
    expect((await post(`orders/${id}/state`, { state: 'completed' })).body.state).toBe('completed')
  })
})
