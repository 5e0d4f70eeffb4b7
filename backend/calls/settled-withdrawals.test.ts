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
})
