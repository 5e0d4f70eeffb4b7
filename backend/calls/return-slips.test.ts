import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import type { AttachmentSource } from '../mail/mail.ts'
import { orderAttachments } from '../order-mails/order-attachments.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

withDatabases((database) => {
  /** Two rings on account, sent. */
  const start = async (change: Json = {}) => {
    const shop = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    await shop.order({ lines: [{ product: shop.shop.ring, count: 2 }], total: 403.9, ...change })
    const [row] = await shop.placed()
    const id = Number(row?.id)
    const headers = await shop.staff()
    const post = (path: string, body: Json) => shop.call('POST', `/ecom/orders/${id}/${path}`, body, headers)
    const ship = async () => {
      for (const state of ['in_preparation', 'shipped']) await post('state', { state })
    }
    const { id: line } = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .where('order', '=', id)
      .executeTakeFirstOrThrow()
    const asked = (count: number, more: Json = {}) => ({ pieces: [{ line: Number(line), count }], ...more })
    const mails = async () => {
      await shop.orders.writeMails()
      return shop.mails('order_return_slip')
    }
    return { ...shop, id, headers, post, ship, asked, mails }
  }

  const read = async (content: Uint8Array) => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
    return text.replace(/\s+/g, ' ')
  }

  const LANGUAGES = [
    ['de', 'Rücksendeschein', 'Was zurückkommt'],
    ['en', 'Return slip', 'What comes back'],
    ['fr', 'Bon de retour', 'Ce qui revient'],
  ] as const

  test.each(LANGUAGES)(
    'a slip is mailed as PDF with the address of the shop, number and pieces: %s',
    async (language, title, heading) => {
      const { post, ship, asked, mails, id } = await start({ language })
      await ship()
      expect(await post('return-slips', asked(1, { message: 'Gern auch bei uns im Laden.' }))).toMatchObject({
        status: 200,
        body: { state: 'shipped' },
      })
      const [mail, ...more] = await mails()
      expect(more).toEqual([])
      for (const words of [heading, '1 × ', 'Gern auch bei uns im Laden.', 'Hauptstraße 1', '20095 Hamburg'])
        expect(mail?.text).toContain(words)
      const sources = JSON.parse(String(mail?.attachments)) as AttachmentSource[]
      const [paper, ...others] = await orderAttachments(database(), createDiskStorage('/nowhere'))(sources)
      expect(others).toEqual([])
      expect(paper).toMatchObject({ type: 'application/pdf' })
      expect(paper?.filename).toContain(title)
      const text = await read(paper?.content as Uint8Array)
      for (const words of [title, 'Juwelier Muster GmbH', 'Hauptstraße 1', 'Anna Muster', '2026-00001', '1 ×'])
        expect(text).toContain(words)
      expect(text).not.toMatch(/€|2 ×/)
      const log = await database().selectFrom('ecommerce_order_event').selectAll().where('order', '=', id).execute()
      expect(log.filter(({ kind }) => kind === 'return_slip')).toMatchObject([{ actor: 'staff' }])
    },
  )

  test('staff see the slip that was sent, and none of another order', async () => {
    const { post, ship, asked, id, shop, headers, backend } = await start()
    await ship()
    await post('return-slips', asked(2))
    const { id: event } = await database()
      .selectFrom('ecommerce_order_event')
      .select('id')
      .where('order', '=', id)
      .where('kind', '=', 'return_slip')
      .executeTakeFirstOrThrow()
    const fetched = (name: string) =>
      backend.fetch(
        new Request(`http://${shop.domain}/ecom/orders/${id}/return-slips/${name}`, {
          headers: { ...headers, 'x-project-host': shop.domain },
        }),
      )
    const answer = await fetched(`${event}.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(await read(new Uint8Array(await answer.arrayBuffer()))).toContain('2 ×')
    for (const name of [`${Number(event) - 1}.pdf`, `${event}`, 'x.pdf']) expect((await fetched(name)).status).toBe(404)
  })

  test('no more is asked back than has left, and nothing of an order that is still here', async () => {
    const { post, ship, asked, mails } = await start()
    expect(await post('return-slips', asked(1))).toMatchObject({ status: 409, body: { reason: 'not_possible' } })
    await post('state', { state: 'in_preparation' })
    await post('parcels', { ...asked(1), before: 0 })
    expect(await post('return-slips', asked(2))).toMatchObject({ status: 422, body: { field: 'pieces.0' } })
    expect(await post('return-slips', { pieces: [] })).toMatchObject({ status: 422, body: { field: 'pieces' } })
    expect(await mails()).toEqual([])
    expect((await post('return-slips', asked(1))).status).toBe(200)
    await ship()
    expect((await post('return-slips', asked(2))).status).toBe(200)
  })

  test('a slip asked for twice with one key is sent once, also at one moment', async () => {
    const { post, ship, asked, mails } = await start()
    await ship()
    const body = asked(1, { key: randomUUID() })
    const answers = await Promise.all([post('return-slips', body), post('return-slips', body)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await post('return-slips', body)).status).toBe(200)
    expect(await mails()).toHaveLength(1)
    expect((await post('return-slips', asked(1, { key: randomUUID() }))).status).toBe(200)
    expect(await mails()).toHaveLength(2)
  })
})
