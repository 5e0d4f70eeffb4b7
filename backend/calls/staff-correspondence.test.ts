import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { anna, type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await shop.order(change, randomUUID())
    const id = Number((await shop.placed())[0]?.id)
    await shop.orders.writeMails()
    const headers = await shop.staff()
    const resend = (kind: unknown) => shop.call('POST', `/ecom/orders/${id}/mails`, { kind }, headers)
    return { ...shop, id, headers, resend }
  }

  test('a mail of an order is sent once more to whom it went, and the log says who did it', async () => {
    const { resend, mails, id } = await start()
    expect(await resend('receipt')).toMatchObject({ status: 200, body: { recipient: 'anna@example.org' } })
    const [first, again] = await mails('order_receipt')
    expect(again).toMatchObject({ subject: first?.subject, recipient_address: 'anna@example.org', state: 'waiting' })
    expect(again?.attachments).toBe(first?.attachments)
    const events = await database()
      .selectFrom('ecommerce_order_event')
      .select(['kind', 'actor', 'message'])
      .where('order', '=', id)
      .where('kind', '=', 'mail')
      .execute()
    expect(events).toEqual([{ kind: 'mail', actor: 'staff', message: 'receipt' }])
  })

  test('staff find an order by the name of who gets the goods, and by the company', async () => {
    const shippingAddress = { ...anna, last_name: 'Größenwahn', company: 'Uhren Möller OHG' }
    const { call, headers, id } = await start({ shippingAddress })
    const found = async (words: string) => {
      const path = `/items/ecommerce_order?fields=id,customer_name&q=${encodeURIComponent(words)}`
      return (await call('GET', path, undefined, headers)).body.data
    }
    const order = { id, customer_name: 'Anna Größenwahn, Uhren Möller OHG' }
    expect(await found('anna größenwahn')).toEqual([order])
    expect(await found('Möller')).toEqual([order])
    expect(await found('Meier')).toEqual([])
  })

  test('only a mail that the order has sent is sent again, not too often, and by nobody else', async () => {
    const { resend, id, call, staff, mails } = await start()
    for (const kind of ['shipped', 'nothing', 7, undefined])
      expect(await resend(kind)).toMatchObject({ status: 422, body: { reason: 'invalid', field: 'kind' } })
    const path = `/ecom/orders/${id}/mails`
    expect((await call('POST', path, { kind: 'receipt' }, await staff('editor'))).status).toBe(403)
    expect((await call('POST', path, { kind: 'receipt' })).status).toBe(401)
    for (let n = 0; n < 5; n++) expect((await resend('receipt')).status).toBe(200)
    expect((await resend('receipt')).status).toBe(429)
    expect(await mails('order_receipt')).toHaveLength(6)
  })

  test('the packing slip names what lies in the parcel and for whom, and no price', async () => {
    const { id, shop, backend, headers } = await start({
      presentWrap: true,
      comment: 'Bitte klingeln',
      total: 208.4,
      invoiceAddress: { ...anna, street: 'Rechnungsweg' },
    })
    const address = `http://${shop.domain}/ecom/orders/${id}/packing-slip.pdf`
    const answer = await backend.fetch(new Request(address, { headers: { ...headers, 'x-project-host': shop.domain } }))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    })
    for (const words of ['Lieferschein', 'Anna Muster', 'Elbchaussee 12 b', '1 ×', 'ring', 'RING', 'Bitte klingeln'])
      expect(text).toContain(words)
    expect(text).toContain('Als Geschenk verpackt')
    expect(text).not.toMatch(/€|Rechnungsweg|199/)
  })

  test('staff find an order by what was bought and by its invoice', async () => {
    const { call, headers, id, order } = await start()
    await order({ customerEmail: 'other@example.org' }, randomUUID())
    const found = async (words: string) =>
      (await call('GET', `/items/ecommerce_order?fields=id&q=${encodeURIComponent(words)}`, undefined, headers)).body
        .data
    for (const state of ['in_preparation', 'shipped'])
      expect((await call('POST', `/ecom/orders/${id}/state`, { state }, headers)).status).toBe(200)
    const invoice = await database().selectFrom('ecommerce_invoice').select('number').where('order', '=', id).execute()
    expect(await found(String(invoice[0]?.number))).toEqual([{ id }])
    expect(await found('RING anna@example')).toEqual([{ id }])
    expect(await found('kette')).toEqual([])
    expect(await found('ring')).toHaveLength(2)
  })

  test('the packing slips of many orders are one file, each from a page of its own', async () => {
    const { shop, backend, headers, order, placed } = await start()
    const names = Array.from({ length: 2 }, (_, index) => `Nachname${index}`)
    for (const last_name of names)
      await order({ shippingAddress: { ...anna, last_name }, customerEmail: `${last_name}@example.org` }, randomUUID())
    const ids = (await placed()).map(({ id }) => Number(id))
    const slips = (orders: string, as: Record<string, string> = headers) =>
      backend.fetch(
        new Request(`http://${shop.domain}/ecom/packing-slips.pdf?orders=${orders}`, {
          headers: { ...as, 'x-project-host': shop.domain },
        }),
      )
    const answer = await slips(ids.join())
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
    expect(text).toHaveLength(3)
    expect(text[0]).toContain('Anna Muster')
    names.forEach((name, index) => void expect(text[index + 1]).toContain(name))
    expect((await slips('')).status).toBe(404)
    expect((await slips(`${ids[0]},999999`)).status).toBe(404)
    expect((await slips(Array.from({ length: 101 }, (_, index) => index + 1).join())).status).toBe(422)
    expect((await slips(ids.join(), {})).status).toBe(401)
  })
})
