import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { insertTree } from '../items/insert.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const asked = { created_on: '2026-11-20T10:00:00.000Z', expires_on: '2099-11-20T10:00:00.000Z' }

withDatabases((database) => {
  const start = async () => {
    const office = await sampleOrders(database(), `${randomUUID().slice(0, 8)}.example`)
    const { project, ring } = office.shop
    const about = { product: ring, product_name: 'Ring Aurora', message: 'Noch da?', language: 'de' }
    const ask = (name: string, email: string, phone?: string) =>
      insertTree(database(), 'ecommerce_request', { project, name, email, phone, ...about, ...asked })
    await ask('Ottilie Ahrens', 'Ottilie@Example.org')
    await ask('Otto_Krug', 'otto@example.org')
    await ask('Élise Müller-Lefèvre', 'elise@example.org', '+49 (40) 555-12 34')
    const headers = await office.staff()
    const list = async (query = '') => {
      const { status, body } = await office.call('GET', `/ecom/customers${query}`, undefined, headers)
      expect(status).toBe(200)
      return body.data as Json[]
    }
    const post = (call: string, body: object, as = headers) => office.call('POST', `/ecom/customers/${call}`, body, as)
    return { ...office, project, headers, list, post }
  }

  test('who has asked is a customer by the address in small letters, found by name or address, and signs in words stand for themselves', async () => {
    const { list } = await start()
    expect(await list('?q=ottilie')).toMatchObject([
      { email: 'ottilie@example.org', name: 'Ottilie Ahrens', orders: 0, takings: 0, questions: 1 },
    ])
    expect(await list('?q=OTTO@')).toHaveLength(1)
    expect(await list('?q=o_k')).toHaveLength(1)
    expect(await list('?q=o%25k')).toHaveLength(0)
  })

  test.each([
    'lefevre',
    'Mueller',
    'müller élise',
    'lefevre ELISE@',
    '040 5551234',
    '+49 40 555 12',
    'mueller 5551234',
  ])(
    'customers are found by words in any order, with or without accents, and by the digits of a telephone number: %s',
    async (words) => {
      const { list } = await start()
      expect((await list(`?q=${encodeURIComponent(words)}`)).map(({ email }) => email)).toEqual(['elise@example.org'])
      expect(await list(`?q=${encodeURIComponent(`${words} ottilie`)}`)).toEqual([])
    },
  )

  test('orders and questions of one address stand together, with what they came to; a cancelled order is told of and brings nothing', async () => {
    const { list, post, order, placed } = await start()
    await order({}, randomUUID())
    await order({}, randomUUID())
    const rows = (await placed()) as { id: number; customer_email: string; total: number }[]
    const [first, second] = rows
    const set = (id: number | undefined, change: object) =>
      database().updateTable('ecommerce_order').set(change).where('id', '=', Number(id)).execute()
    await set(first?.id, { customer_email: 'OTTILIE@example.org', refunded: 10_000 })
    await set(second?.id, { customer_email: 'ottilie@example.org', state: 'cancelled' })
    const takings = (Number(first?.total) - 10_000) / 100
    const [customer] = await list('?q=ottilie@')
    expect(customer).toMatchObject({ orders: 1, takings, questions: 1 })
    const file = await post('file', { email: 'Ottilie@Example.org' })
    expect(file.body.data).toMatchObject({ orders: 1, takings, note: '' })
    const { entries } = file.body.data
    expect(entries.map(({ kind }: Json) => kind).toSorted()).toEqual([
      'ecommerce_order',
      'ecommerce_order',
      'ecommerce_request',
    ])
    await set(first?.id, { blocking: 'blocked' })
    expect(await list('?q=ottilie@')).toMatchObject([{ orders: 0, takings: 0 }])
  })

  test('an address with capital letters beyond ASCII is one customer, whose file opens by any spelling', async () => {
    const { list, post, order, placed } = await start()
    await order({ customerEmail: 'JÜRGEN.Größe@Example.org' }, randomUUID())
    await order({ customerEmail: 'jürgen.größe@example.org' }, randomUUID())
    expect(await placed()).toHaveLength(2)
    expect(await list('?q=jürgen.grösse')).toMatchObject([{ email: 'jürgen.größe@example.org', orders: 2 }])
    for (const email of ['jürgen.größe@example.org', 'JÜRGEN.GRößE@EXAMPLE.ORG', 'Jürgen.Größe@example.org'])
      expect((await post('file', { email })).body.data).toMatchObject({ email: 'jürgen.größe@example.org', orders: 2 })
    const noted = await post('note', { email: 'JÜRGEN.Größe@Example.org', note: 'Ringgröße 60' })
    expect(noted.body.data).toMatchObject({ note: 'Ringgröße 60' })
  })

  test('what was never paid of a refunded order brings nothing, and one that was cancelled before is none', async () => {
    const { list, post, order, placed } = await start()
    await order({}, randomUUID())
    const [row] = await placed()
    const set = (change: object) =>
      database().updateTable('ecommerce_order').set(change).where('id', '=', Number(row?.id)).execute()
    await set({ customer_email: 'ottilie@example.org', state: 'refunded', paid: 5_000, refunded: 5_000 })
    expect(await list('?q=ottilie@')).toMatchObject([{ orders: 1, takings: 0 }])
    const cancelled = { order: Number(row?.id), kind: 'state', actor: 'staff', to_state: 'cancelled' }
    await database()
      .insertInto('ecommerce_order_event')
      .values({ ...cancelled, created_on: '2026-11-22T12:00:00.000Z' })
      .execute()
    expect(await list('?q=ottilie@')).toMatchObject([{ orders: 0, takings: 0 }])
    expect((await post('file', { email: 'ottilie@example.org' })).body.data).toMatchObject({ orders: 0, takings: 0 })
  })

  test('a note is kept, replaced, taken away, and goes when its time is over', async () => {
    const { post, project } = await start()
    const note = async (words: unknown) =>
      (await post('note', { email: 'otto@example.org', note: words })).body.data?.note
    expect(await note('  Ringgröße 58 ')).toBe('Ringgröße 58')
    expect(await note('Ringgröße 60')).toBe('Ringgröße 60')
    const kept = () => database().selectFrom('customer_note').selectAll().where('project', '=', project).execute()
    expect(await kept()).toHaveLength(1)
    await purgeExpired(database(), new Date('2199-01-01T00:00:00Z'))
    expect(await kept()).toEqual([])
    await note('Wieder da')
    await note('')
    expect(await kept()).toEqual([])
  })

  test('a note is not put over one that its writer has not seen', async () => {
    const { post } = await start()
    const note = async (words: string, seen: string) => {
      const { status, body } = await post('note', { email: 'otto@example.org', note: words, seen })
      return status === 200 ? body.data?.note : status
    }
    expect(await note('Ruft an', '')).toBe('Ruft an')
    expect([await note('Kommt vorbei', ''), await note('', 'Kommt')]).toEqual([412, 412])
    expect(await note('Ruft an. Kommt vorbei', 'Ruft an')).toBe('Ruft an. Kommt vorbei')
    expect(await note('', 'Ruft an. Kommt vorbei')).toBe('')
  })

  test.each([
    [{ email: 'otto@example.org', note: 'x', seen: 7 }, 'seen'],
    [{ email: 'otto@example.org', note: 7 }, 'note'],
    [{ email: 'otto@example.org', note: 'x'.repeat(5001) }, 'note'],
    [{ email: ['otto@example.org'], note: '' }, 'email'],
  ])('what cannot be kept is refused by name: %#', async (body, field) => {
    const { post } = await start()
    const { status, body: answer } = await post('note', body)
    expect(status).toBe(422)
    expect(JSON.stringify(answer)).toContain(field)
  })

  test('of an address that has left nothing, and for who is not signed in, there is no file', async () => {
    const { post } = await start()
    expect((await post('file', { email: 'niemand@example.org' })).status).toBe(404)
    expect((await post('file', { email: 'otto@example.org' }, {})).status).toBe(401)
  })
})
