import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { anna, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  test('an order is found by anything on it: name, address, mail, telephone, article, numbers and sum', async () => {
    const { order, call, staff, placed, shop } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await order({ shippingAddress: { ...anna, phone: '+49 40 7654321' } }, randomUUID())
    const engraved = { product: shop.engraved, variant: null, count: 1, personalization: { [shop.field]: 'Otto' } }
    const invoiceAddress = { ...anna, street: 'Rechnungsweg', number: '7', zip_code: '80331', city: 'München' }
    const second = await order(
      { invoiceAddress, lines: [engraved], total: 255.8, customerEmail: 'otto@example.org' },
      randomUUID(),
    )
    expect(second.status).toBe(200)
    const [first, other] = await placed()
    await database()
      .updateTable('ecommerce_order')
      .set({ tracking_number: 'JJD0001' })
      .where('id', '=', Number(other?.id))
      .execute()
    const headers = await staff()
    const found = async (words: string) => {
      const { body } = await call(
        'GET',
        `/items/ecommerce_order?fields=id&q=${encodeURIComponent(words)}`,
        undefined,
        headers,
      )
      return body.data.map(({ id }: { id: number }) => id)
    }
    for (const words of ['040/7654', '040 765 4321', '+49407654321', '204,90', '204.90 €', 'anna@', 'RING 204,90'])
      expect(await found(words), words).toContain(first?.id)
    for (const words of ['040/7654', '204,90', 'anna@']) expect(await found(words), words).not.toContain(other?.id)
    for (const words of ['otto', 'jjd0001', 'gravurring', String(other?.number), 'rechnungsweg 7', '80331 München'])
      expect(await found(words), words).toEqual([other?.id])
    expect(await found('255,80')).toEqual([other?.id])
    for (const words of ['€', '€ €', '9999999,99', '999.999.999.999', '999.999.999.999.999.999.999,00 €'])
      expect(await found(words), words).toEqual([])
  })

  test('telephone number and street are found where they were corrected to', async () => {
    const { order, call, staff, placed } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await order({ shippingAddress: { ...anna, phone: '040 111' } }, randomUUID())
    const [{ id } = { id: 0 }] = await placed()
    const headers = await staff()
    const body = {
      customerEmail: 'anna@example.org',
      shippingAddress: { ...anna, phone: '040 222333', street: 'Neuer Wall' },
      invoiceAddress: null,
    }
    expect((await call('POST', `/ecom/orders/${id}/addresses`, body, headers)).status).toBe(200)
    const search = async (words: string) =>
      (await call('GET', `/items/ecommerce_order?fields=id&q=${words}`, undefined, headers)).body.data.length
    expect([await search('222333'), await search('040111')]).toEqual([1, 0])
    expect([await search('neuer wall'), await search(anna.street)]).toEqual([1, 0])
  })

  test('names are found with their accents or without, and other names are not', async () => {
    const { order, call, staff, placed } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await order({ shippingAddress: { ...anna, first_name: 'Chloé', last_name: 'LEFÈVRE-Erdoğan' } }, randomUUID())
    const [{ id } = { id: 0 }] = await placed()
    const headers = await staff()
    const found = async (words: string) => {
      const path = `/items/ecommerce_order?fields=id&q=${encodeURIComponent(words)}`
      return (await call('GET', path, undefined, headers)).body.data.map((row: { id: number }) => row.id)
    }
    for (const words of ['Lefevre', 'lefèvre', 'LEFÉVRE', 'chloe', 'erdogan', 'lefevre-e', 'chloe erdogan'])
      expect(await found(words), words).toEqual([id])
    for (const words of ['lefavre', 'chlod', 'lefevre.e', '[e', '^l', 'le*e', '_hloe'])
      expect(await found(words), words).toEqual([])
  })

  test('names and telephone numbers are found however they are written', async () => {
    const { order, call, staff, placed } = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const shippingAddress = { ...anna, first_name: 'Özlem', last_name: 'Größ-Müller', phone: '+49 170 1234567' }
    await order({ shippingAddress }, randomUUID())
    const [{ id } = { id: 0 }] = await placed()
    const headers = await staff()
    const found = async (words: string) => {
      const path = `/items/ecommerce_order?fields=id&q=${encodeURIComponent(words)}`
      return (await call('GET', path, undefined, headers)).body.data.map((row: { id: number }) => row.id)
    }
    for (const words of ['GRÖSS-MÜLLER', 'groess', 'größ-mueller', 'özlem', 'ÖZLEM', '+49 170 123', '0170 12 34'])
      expect(await found(words), words).toEqual([id])
    for (const words of ['gross-muller', '+49 170 999', '170 müll 9']) expect(await found(words), words).toEqual([])
  })
})
