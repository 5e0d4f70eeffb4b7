import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, onTestFinished, test } from 'vitest'
import type { Row } from '../db/database.ts'
import { withDatabases } from '../db/with-databases.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import type { AttachmentSource } from '../mail/mail.ts'
import { orderAttachments } from '../order-mails/order-attachments.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** Two rings and a chain, prepaid and sent: 198 × 2 + 89 + 5.90. */
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { ring, chain, short } = shop.shop
    await shop.order({
      paymentMethod: 1,
      lines: [
        { product: ring, count: 2 },
        { product: chain, variant: short, count: 1 },
      ],
      total: 492.9,
      ...change,
    })
    const [row] = await shop.placed()
    const id = Number(row?.id)
    const headers = await shop.staff()
    const staff = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
    const lines = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .where('order', '=', id)
      .orderBy('sort')
      .execute()
    const [rings = 0, chains = 0] = lines.map((line) => Number(line.id))
    const send = async () => {
      await staff('payment', { amount: 492.9 })
      await staff('state', { state: 'in_preparation' })
      await staff('state', { state: 'shipped' })
    }
    const stock = async () => [await shop.stock(ring), await shop.stock(short, 'ecommerce_product_variant')]
    const mails = async (kind: string) => {
      await shop.orders.writeMails()
      const rows = await shop.mails(kind)
      return rows.map((mail): Row => ({ ...mail, text: String(mail.text).replace(/[^\S\n]/g, ' ') }))
    }
    const order = async () => (await shop.placed())[0]
    return { ...shop, id, staff, rings, chains, send, stock, mails, order }
  }

  const paperOf = async (mail: Row | undefined) => {
    const folder = mkdtempSync(join(tmpdir(), 'schaufenster-refunds-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const sources = JSON.parse(String(mail?.attachments ?? '[]')) as AttachmentSource[]
    const [paper, ...more] = await orderAttachments(database(), createDiskStorage(folder))(sources)
    expect(more).toEqual([])
    if (!paper) return undefined
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(paper.content)), { mergePages: true })
    return { filename: paper.filename, text: text.replace(/\s+/g, ' ') }
  }

  test('a refund names lines and pieces, and stock moves by exactly what is ticked', async () => {
    const shop = await start()
    await shop.send()
    expect(await shop.stock()).toEqual([1, 1])
    const pieces = [
      { line: shop.rings, count: 1, to_stock: true },
      { line: shop.chains, count: 1, to_stock: false },
    ]
    expect((await shop.staff('refund', { amount: 288, pieces })).body).toMatchObject({
      state: 'shipped',
      refunded: 288,
    })
    expect(await shop.stock()).toEqual([2, 1])
    expect((await shop.staff('refund', { amount: 5 })).body.state).toBe('shipped')
    expect(await shop.stock()).toEqual([2, 1])
    const last = [{ line: shop.rings, count: 1, to_stock: true }]
    expect((await shop.staff('refund', { amount: 199.9, pieces: last })).body.state).toBe('refunded')
    expect(await shop.stock()).toEqual([3, 1])
  })

  test('pieces that are not with the customer any more cannot come back', async () => {
    const shop = await start()
    await shop.send()
    const wrong = [
      [{ line: shop.rings, count: 3, to_stock: true }],
      [{ line: shop.rings + 99, count: 1, to_stock: true }],
      [{ line: shop.rings, count: 0, to_stock: true }],
      [{ line: shop.rings, count: 1 }],
    ]
    for (const pieces of wrong) {
      const { status, body } = await shop.staff('refund', { amount: 10, pieces })
      expect([status, body.reason]).toEqual([422, 'invalid'])
      expect(body.field).toMatch(/^pieces\.0/)
    }
    await shop.staff('refund', { amount: 10, pieces: [{ line: shop.rings, count: 2, to_stock: false }] })
    const again = [{ line: shop.rings, count: 1, to_stock: true }]
    expect((await shop.staff('refund', { amount: 10, pieces: again })).body.field).toBe('pieces.0')
    expect(await shop.order()).toMatchObject({ refunded: 1000 })
    expect(await shop.stock()).toEqual([1, 1])
  })

  test('an amount that cannot be given back is refused in words that say what can', async () => {
    const shop = await start()
    await shop.send()
    const words = []
    for (const amount of [-5, 0, 'viel', 500])
      words.push((await shop.staff('refund', { amount, pieces: [] })).body.error.message)
    const tooLittle = 'The amount must be at least 0.01 euro'
    expect(words).toEqual([tooLittle, tooLittle, tooLittle, 'At most 492.90 euro'])
    expect(await shop.order()).toMatchObject({ refunded: 0 })
  })

  test('each refund sends one mail with its amount, its message and its credit note', async () => {
    const shop = await start()
    await shop.send()
    const pieces = [{ line: shop.rings, count: 1, to_stock: true }]
    await shop.staff('refund', { amount: 199, message: 'Der Ring ist wieder bei uns.', pieces })
    await shop.staff('refund', { amount: 20, message: 'Für den Kratzer an der Kette.' })
    const [first, second, ...more] = await shop.mails('order_refunded')
    expect(more).toEqual([])
    for (const words of ['wir erstatten Ihnen 199,00 €', 'Der Ring ist wieder bei uns.', '1 × ring', 'im Anhang'])
      expect(first?.text).toContain(words)
    expect(first?.text).not.toContain('Kratzer')
    expect(second?.text).toContain('wir erstatten Ihnen 20,00 €')
    const [note, other] = [await paperOf(first), await paperOf(second)]
    expect(note?.filename).toBe('Rechnungskorrektur RK-2026-00001.pdf')
    for (const words of [
      'ring 1 -199,00 € -199,00 €',
      'Gesamtbetrag -199,00 €',
      'Korrigiert die Rechnung RE-2026-00001',
    ])
      expect(note?.text).toContain(words)
    expect(other?.text).toContain('Teilweise Erstattung 1 -20,00 € -20,00 €')
    for (const { recipient_address } of [first, second] as Row[]) expect(recipient_address).toBe('anna@example.org')
  })

  test('before there is an invoice there is no credit note, and the mail promises none', async () => {
    const shop = await start()
    await shop.staff('payment', { amount: 492.9 })
    await shop.staff('refund', { amount: 492.9 })
    const [mail] = await shop.mails('order_refunded')
    expect(mail?.text).toContain('wir erstatten Ihnen 492,90 €')
    expect(mail?.text).not.toContain('Anhang')
    expect(mail?.attachments).toBeNull()
  })

  test('a refund asked for twice with one key is one refund, one mail and one credit note', async () => {
    const shop = await start()
    await shop.send()
    const body = { amount: 100, key: randomUUID(), pieces: [{ line: shop.rings, count: 1, to_stock: true }] }
    const answers = await Promise.all([shop.staff('refund', body), shop.staff('refund', body)])
    answers.push(await shop.staff('refund', body))
    expect(answers.map(({ status, body: { refunded } }) => [status, refunded])).toEqual([
      [200, 100],
      [200, 100],
      [200, 100],
    ])
    expect(await shop.stock()).toEqual([2, 1])
    expect(await shop.mails('order_refunded')).toHaveLength(1)
  })

  test('a key that has given back something else is refused, and nothing is given back', async () => {
    const shop = await start()
    await shop.send()
    const body = { amount: 100, key: randomUUID(), pieces: [{ line: shop.rings, count: 1, to_stock: true }] }
    expect((await shop.staff('refund', body)).status).toBe(200)
    for (const change of [{ amount: 10 }, { pieces: [] }])
      expect(await shop.staff('refund', { ...body, ...change })).toMatchObject({
        status: 409,
        body: { reason: 'key_used', field: 'key' },
      })
    expect(await shop.order()).toMatchObject({ refunded: 10000 })
  })

  test('different refunds of one moment are all given back while money is left, with and without keys', async () => {
    const shop = await start()
    await shop.send()
    const given = await Promise.all([11, 12, 13].map((amount) => shop.staff('refund', { amount })))
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shop.order()).toMatchObject({ refunded: 3600 })
    const keyed = await Promise.all([300, 301].map((amount) => shop.staff('refund', { amount, key: `teil-${amount}` })))
    expect(keyed.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await shop.mails('order_refunded')).toHaveLength(4)
  })

  test('of two who give back what they both saw, also one after the other, one is told that money went meanwhile', async () => {
    const shop = await start()
    await shop.send()
    const give = (key: string, left: number) => shop.staff('refund', { amount: 20, key, left })
    const both = await Promise.all([give('kasse-eins', 492.9), give('kasse-zwei', 492.9)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await give('kasse-drei', 492.9)).toMatchObject({ status: 409, body: { field: 'left' } })
    expect(await give('kasse-drei', 1.001)).toMatchObject({ status: 422, body: { field: 'left' } })
    expect(await shop.order()).toMatchObject({ refunded: 2000 })
    expect((await give('kasse-drei', 472.9)).status).toBe(200)
    expect((await give('kasse-drei', 472.9)).status).toBe(200)
    expect(await shop.order()).toMatchObject({ refunded: 4000 })
  })

  test('an unpaid order that is cancelled after its goods have left takes back its invoice, and says so', async () => {
    const shop = await start({ paymentMethod: 2 })
    await shop.staff('state', { state: 'in_preparation' })
    await shop.staff('state', { state: 'shipped' })
    await shop.staff('state', { state: 'cancelled' })
    const [mail] = await shop.mails('order_cancelled')
    const note = await paperOf(mail)
    expect(note?.text).toContain('Gesamtbetrag -492,90 €')
    expect(note?.text).toContain('Diesen Betrag brauchen Sie nicht mehr zu bezahlen.')
    expect(await shop.stock()).toEqual([3, 2])
  })

  test('where all of a deposit goes back nothing is owed any more, and the credit note takes back the whole invoice', async () => {
    const shop = await start({ paymentMethod: 2 })
    for (const state of ['in_preparation', 'shipped']) await shop.staff('state', { state })
    await shop.staff('payment', { amount: 50 })
    const pieces = [
      { line: shop.rings, count: 2, to_stock: true },
      { line: shop.chains, count: 1, to_stock: true },
    ]
    expect((await shop.staff('refund', { amount: 50, pieces })).body).toMatchObject({ state: 'refunded', refunded: 50 })
    const [mail] = await shop.mails('order_refunded')
    expect(mail?.text).toContain('wir erstatten Ihnen 50,00 €')
    const note = await paperOf(mail)
    for (const words of [
      'Gesamtbetrag -492,90 €',
      'Davon überweisen wir Ihnen 50,00 €',
      'Die übrigen 442,90 € brauchen Sie nicht mehr zu bezahlen.',
    ])
      expect(note?.text).toContain(words)
  })

  test('an order that is cancelled after a part was paid says what goes back and what is not owed', async () => {
    const shop = await start({ paymentMethod: 2 })
    for (const state of ['in_preparation', 'shipped']) await shop.staff('state', { state })
    await shop.staff('payment', { amount: 50 })
    await shop.staff('state', { state: 'cancelled' })
    const note = await paperOf((await shop.mails('order_cancelled'))[0])
    expect(note?.text).toContain('Davon überweisen wir Ihnen 50,00 €')
    expect(note?.text).toContain('Die übrigen 442,90 € brauchen Sie nicht mehr zu bezahlen.')
    await shop.staff('refund', { amount: 50 })
    const papers = await database()
      .selectFrom('ecommerce_invoice')
      .select('data')
      .where('order', '=', shop.id)
      .execute()
    expect(papers.reduce((sum, { data }) => sum + JSON.parse(String(data)).total, 0)).toBe(0)
  })

  test('an order that costs nothing asks for no money, is accepted by a mail, and can be sent or cancelled', async () => {
    const free = async (paymentMethod: number) => {
      const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
      const editor = await shop.staff('editor')
      await shop.call('PATCH', `/items/ecommerce_product/${shop.shop.ring}`, { price_brutto: 0 }, editor)
      const collected = { shippingMethod: shop.shop.pickup, branch: shop.shop.branch, paymentMethod, total: 0 }
      const { body } = await shop.order(collected)
      expect([body.state, body.payment.kind]).toEqual(['paid', 'nothing'])
      const id = Number((await shop.placed())[0]?.id)
      const headers = await shop.staff()
      const staff = (state: string) => shop.call('POST', `/ecom/orders/${id}/state`, { state }, headers)
      return { ...shop, staff }
    }
    for (const paymentMethod of [1, 2, 3, 4, 5]) {
      const shop = await free(paymentMethod)
      await shop.orders.writeMails()
      const mails = await shop.mails()
      const receipt = mails.find(({ kind }) => kind === 'order_receipt')
      expect(receipt?.text).toContain('Sie müssen nichts bezahlen.')
      expect(receipt?.text).not.toContain('IBAN')
      expect((await shop.staff('cancelled')).body.state).toBe('cancelled')
      expect(await shop.stock(shop.shop.ring)).toBe(3)
    }
    const kept = await free(4)
    for (const state of ['in_preparation', 'ready_for_collection', 'completed']) {
      expect((await kept.staff(state)).body.state).toBe(state)
      await kept.orders.writeMails()
    }
    const sent = database().selectFrom('mail').select('kind').where('project', '=', kept.shop.project)
    const mails = await sent.orderBy('id').execute()
    expect(mails.map(({ kind }) => kind)).toEqual([
      'order_receipt',
      'order_shop',
      'order_accepted',
      'order_ready',
      'order_completed',
    ])
  })
})
