import { randomUUID } from 'node:crypto'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import type { Caller, Variables } from '../http/context.ts'
import { insertTree } from '../items/insert.ts'
import { calledOnce } from './called-once.ts'
import { sampleOrders } from './sample-orders.ts'

const asked = {
  name: 'Ottilie',
  email: 'ottilie@example.org',
  message: 'Haben Sie den Ring in 54?',
  created_on: '2026-11-20T10:00:00.000Z',
  expires_on: '2027-11-20T10:00:00.000Z',
}

withDatabases((database) => {
  async function start() {
    const office = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project } = office.shop
    const question = Number(await insertTree(database(), 'contact_request', { project, language: 'de', ...asked }))
    const staff = await office.staff()
    const write = (method: string, path: string, body: unknown, key: string, as = staff) =>
      office.call(method, path, body, { ...as, 'idempotency-key': key })
    const answer = (message: string, key: string, as = staff) =>
      write('POST', `/ecom/answers/contact_request/${question}`, { message }, key, as)
    return { ...office, project, question, staffHeaders: staff, write, answer }
  }

  test('a reply that is sent twice with the same key is one mail, and answered alike', async () => {
    const { answer, mails } = await start()
    const key = randomUUID()
    const first = await answer('Ja, er liegt hier.', key)
    const second = await answer('Ja, er liegt hier.', key)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await mails('answer')).toHaveLength(1)
    expect((await answer('Noch etwas.', randomUUID())).status).toBe(200)
    expect(await mails('answer')).toHaveLength(2)
  })

  test('sent at the same moment, one of them is done and the other is asked to wait', async () => {
    const { answer, mails } = await start()
    const key = randomUUID()
    const both = await Promise.all([answer('Gern.', key), answer('Gern.', key)])
    expect(both.map(({ status }) => status).toSorted()).toSatisfy(([a, b]) => a === 200 && (b === 200 || b === 503))
    expect(await mails('answer')).toHaveLength(1)
  })

  test('a new record, a change and a stock count are made once', async () => {
    const { write, call, staffHeaders, shop } = await start()
    const key = randomUUID()
    const tag = { display_name: 'Neu', slug: `neu-${key.slice(0, 8)}` }
    const made = await write('POST', '/items/ecommerce_tag', tag, key)
    const again = await write('POST', '/items/ecommerce_tag', tag, key)
    expect([made.status, again.body.data.id]).toEqual([200, made.body.data.id])
    const counted = randomUUID()
    const lies = { product: shop.ring, branch: null, pieces: 0, was: -1 }
    const { was } = {
      was: Number(/\d+/.exec((await call('POST', '/ecom/stock', lies, staffHeaders)).body.error.message)?.[0]),
    }
    const count = { product: shop.ring, branch: null, pieces: 7, was }
    const { body } = await call('GET', `/ecom/stock/log/${shop.ring}`, undefined, staffHeaders)
    const before = body.data.length
    const first = await write('POST', '/ecom/stock', count, counted)
    const second = await write('POST', '/ecom/stock', count, counted)
    expect([first.status, second.status]).toEqual([200, 200])
    const log = await call('GET', `/ecom/stock/log/${shop.ring}`, undefined, staffHeaders)
    expect(log.body.data).toHaveLength(before + 1)
    const gone = randomUUID()
    const path = `/items/ecommerce_tag/${made.body.data.id}`
    const [one, two] = [await write('DELETE', path, undefined, gone), await write('DELETE', path, undefined, gone)]
    expect([one.status, two.status]).toEqual([204, 204])
  })

  test('what was refused may be corrected and sent again with the same key', async () => {
    const { answer, mails } = await start()
    const key = randomUUID()
    expect((await answer('', key)).status).toBe(422)
    expect((await answer('Ja.', key)).status).toBe(200)
    expect(await mails('answer')).toHaveLength(1)
  })

  test('a key is one account’s, one call’s and one body’s; one that cannot be kept is refused', async () => {
    const { answer, write, mails, staff } = await start()
    const key = randomUUID()
    expect((await answer('Ja.', key)).status).toBe(200)
    expect((await write('POST', '/items/ecommerce_tag', { display_name: 'A', slug: 'a' }, key)).status).toBe(422)
    expect((await answer('Nein.', key)).body.error.message).toBe(
      'Idempotency-Key: this key was used for another call, or with another body',
    )
    expect((await answer('Ja.', key, await staff('administrator'))).status).toBe(200)
    expect(await mails('answer')).toHaveLength(2)
    expect((await answer('Ja.', 'kurz')).status).toBe(422)
    expect((await answer('Ja.', key, {})).status).toBe(401)
  })

  test('a call whose process died after the commit is known as done, one that died before is done then', async () => {
    const { answer, mails } = await start()
    const [committed, lost] = [randomUUID(), randomUUID()]
    await answer('Ja.', committed)
    const db = database()
    // As it stands where no answer was kept any more: the transaction of the call itself has noted it.
    const died = { status: null, answer: null, claimed_until: '2026-01-01T00:00:00.000Z' }
    await db.updateTable('call_keys').set(died).where('key', '=', committed).execute()
    expect(await answer('Ja.', committed)).toMatchObject({ status: 200, body: { data: null } })
    expect(await mails('answer')).toHaveLength(1)
    await answer('Bald.', lost)
    await db
      .updateTable('call_keys')
      .set({ ...died, done: false })
      .where('key', '=', lost)
      .execute()
    expect((await answer('Bald.', lost)).status).toBe(200)
    expect(await mails('answer')).toHaveLength(3)
  })

  test('a call that fails after its write is known as done when it is sent again, one that fails before is done then', async () => {
    const { shop } = await start()
    const db = database()
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('project', '=', shop.project)
      .executeTakeFirstOrThrow()
    const slug = `einmal-${randomUUID().slice(0, 8)}`
    const made = () => db.selectFrom('ecommerce_tag').select('id').where('slug', '=', slug).execute()
    let failsBefore = true
    const services = { db, defaults: { now: () => new Date() } } as Parameters<typeof calledOnce>[0]
    const app = new Hono<Variables>()
      .use(async (context, next) => {
        const identity = async () => ({ account: { id: Number(id) } })
        const project = async () => ({ id: shop.project })
        context.set('caller', { apiKey: async () => undefined, identity, project } as unknown as Caller)
        await next()
      })
      .use(calledOnce(services))
      .post('/tags', async () => {
        if (failsBefore) throw new Error('before')
        await db
          .transaction()
          .execute((trx) =>
            trx.insertInto('ecommerce_tag').values({ project: shop.project, display_name: 'x', slug }).execute(),
          )
        throw new Error('after')
      })
      .onError((_, context) => context.text('failed', 500))
    const send = async () =>
      (await app.request('/tags', { method: 'POST', headers: { 'idempotency-key': slug } })).status
    expect([await send(), await made()]).toEqual([500, []])
    failsBefore = false
    expect([await send(), (await made()).length]).toEqual([500, 1])
    expect([await send(), (await made()).length]).toEqual([200, 1])
  })

  test('the note that a call is done stands in its own transaction', async () => {
    const { answer, write } = await start()
    const key = randomUUID()
    await answer('Ja.', key)
    const rows = database().selectFrom('call_keys').select(['key', 'done', 'status'])
    expect(await rows.where('key', '=', key).execute()).toMatchObject([{ status: 200 }])
    const refused = randomUUID()
    await write('PATCH', '/items/ecommerce_tag/999999', { display_name: 'x' }, refused)
    expect(await rows.where('key', '=', refused).execute()).toEqual([])
  })

  test('after an hour the answer is forgotten, after eight days the key', async () => {
    const { answer } = await start()
    const key = randomUUID()
    await answer('Ja.', key)
    const db = database()
    const rows = () => db.selectFrom('call_keys').select(['answer', 'status']).where('key', '=', key).execute()
    const [kept] = await rows()
    expect(String(kept?.answer)).toContain('Ja.')
    const hour = 3_600_000
    const { answer_until: until } = await db
      .selectFrom('call_keys')
      .select('answer_until')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const end = Date.parse(String(until))
    await purgeExpired(db, new Date(end + 1))
    expect(await rows()).toEqual([{ answer: null, status: 200 }])
    expect(await answer('Ja.', key)).toMatchObject({ status: 200, body: { data: null } })
    await purgeExpired(db, new Date(end + 8 * 24 * hour))
    expect(await rows()).toEqual([])
  })

  test('through a proxy that cuts the first answer, the reply goes out once', async () => {
    const { backend, question, staffHeaders, mails, shop } = await start()
    const back = createServer(getRequestListener((request) => backend.fetch(request)))
    let cut = true
    const portOf = (server: typeof back) =>
      new Promise<number>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
      )
    const behind = await portOf(back)
    const proxy = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming
      const onward = httpRequest({ port: behind, host: '127.0.0.1', method, path: url, headers }, (answered) => {
        const isCut = cut
        cut = false
        if (isCut) {
          answered.resume()
          answered.on('end', () => outgoing.destroy())
        } else {
          outgoing.writeHead(answered.statusCode ?? 500, answered.headers)
          answered.pipe(outgoing)
        }
      })
      incoming.pipe(onward)
    })
    const address = `http://127.0.0.1:${await portOf(proxy)}`
    const headers = {
      ...staffHeaders,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-directus-project': shop.domain,
    }
    const send = () =>
      fetch(`${address}/ecom/answers/contact_request/${question}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ message: 'Ja, er liegt hier.' }),
      })
    try {
      await expect(send()).rejects.toThrow()
      const second = await send()
      expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
      expect(await mails('answer')).toHaveLength(1)
    } finally {
      proxy.close()
      back.close()
    }
  })
})
