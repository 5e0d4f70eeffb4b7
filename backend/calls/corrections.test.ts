import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { createRatingObjections } from '../ratings/rating-objection.ts'
import { createVault } from '../vault/vault.ts'
import type { Json } from './sample-orders.ts'
import { samplePersons } from './sample-persons.ts'

const [OLD, NEW] = ['alt@example.org', 'neu@example.org']
const MOMENT = { created_on: '2026-11-20T10:00:00.000Z' }
const LATER = '2030-11-20T10:00:00.000Z'

let tokens = 0

withDatabases((database) => {
  async function start() {
    const shop = await samplePersons(database())
    const { project } = shop.shop
    const add = (table: string, values: Json) =>
      database()
        .insertInto(table)
        .values({ project, ...values })
        .execute()
    const all = (table: string) =>
      database().selectFrom(table).selectAll().where('project', '=', project).orderBy('id').execute()
    return {
      ...shop,
      add,
      all,
      subscribe: (email: string, state = 'active', more: Json = {}) =>
        add('newsletter_subscription', {
          email,
          state,
          language: 'de',
          leave_token: `t${tokens++}`,
          ...MOMENT,
          ...more,
        }),
      subscriptions: async () =>
        (await all('newsletter_subscription')).map(({ email, state }) => `${email} ${state}`).toSorted(),
      correct: (email: string) => shop.persons('correct', { email: OLD, change: { email } }),
    }
  }

  test('a subscription moves to the right address in small letters, by which it is found when it ends', async () => {
    const shop = await start()
    await shop.subscribe(OLD)
    expect((await shop.correct('Jürgen.NEU@Example.org')).body.data).toHaveLength(1)
    expect(await shop.subscriptions()).toEqual(['jürgen.neu@example.org active'])
    const left = await shop.call('POST', '/newsletter-tools/left', { email: 'JÜRGEN.neu@example.org' }, shop.staff)
    expect([left.status, left.body.data.left]).toEqual([200, 1])
  })

  test.each(['active', 'ended', 'pending'])(
    'whose right address has a subscription of its own that is %s keeps it as it is: the one at the wrong address ends, with its proof',
    async (state) => {
      const shop = await start()
      await shop.subscribe(OLD)
      await shop.subscribe(NEW, state)
      await shop.order({ customerEmail: OLD })
      expect((await shop.correct(NEW)).status).toBe(200)
      expect(await shop.subscriptions()).toEqual([`${OLD} ended`, `${NEW} ${state}`])
      expect((await shop.placed()).map(({ customer_email }) => customer_email)).toEqual([NEW])
      const events = await database()
        .selectFrom('newsletter_event')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(1)
        .execute()
      expect(events).toMatchObject([{ kind: 'left', through: 'staff' }])
    },
  )

  test('the link that was sent to the wrong address confirms no subscription of the right one', async () => {
    const shop = await start()
    await shop.subscribe(OLD, 'pending', { token_hash: `h${tokens++}`, token_expires_on: LATER, expires_on: LATER })
    await shop.correct(NEW)
    expect(await shop.all('newsletter_subscription')).toMatchObject([
      { email: NEW, state: 'pending', token_hash: null },
    ])
  })

  test('what staff have noted of a customer goes along, and stands with what was noted at the right address', async () => {
    const shop = await start()
    const note = { updated_on: LATER, expires_on: LATER }
    await shop.order({ customerEmail: OLD })
    await shop.add('customer_note', { email: OLD, note: 'Ringgröße 54', ...note })
    await shop.correct('Neu@Example.org')
    const file = (email: string) => shop.call('POST', '/ecom/customers/file', { email }, shop.staff)
    expect((await file(NEW)).body.data).toMatchObject({ note: 'Ringgröße 54', orders: 1 })
    expect((await file(OLD)).status).toBe(404)
    await shop.add('customer_note', {
      email: OLD,
      note: 'mag keine Anrufe',
      ...note,
      expires_on: '2031-01-01T00:00:00.000Z',
    })
    await shop.correct(NEW)
    expect(await shop.all('customer_note')).toMatchObject([
      { email: NEW, note: 'Ringgröße 54\n\nmag keine Anrufe', expires_on: '2031-01-01T00:00:00.000Z' },
    ])
  })

  test('who waits for goods waits for them at the right address, once', async () => {
    const shop = await start()
    const wait = async (email: string, name: string) => {
      const sold = { display_name: name, slug: name, status: 'published', stock: 0, project: shop.shop.project }
      const product = Number(await insertTree(database(), 'ecommerce_product', sold))
      return (address = email) =>
        shop.add('stock_notice', {
          ...{
            uuid: crypto.randomUUID(),
            product,
            product_name: name,
            email: address,
            state: 'active',
            language: 'de',
          },
          ...{ origin: 'https://laden.example', open_key: `${product}`, form_text: 'Ja', expires_on: LATER, ...MOMENT },
        })
    }
    const [alarm, clock] = [await wait(OLD, 'wecker'), await wait(OLD, 'pendel')]
    for (const asked of [alarm(), clock(), clock(NEW)]) await asked
    await shop.correct('NEU@example.org')
    const notices = await shop.all('stock_notice')
    expect(notices.map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
      `${OLD} ended`,
      `${NEW} active`,
      `${NEW} active`,
    ])
  })

  test('who objected to invitations has objected at the right address too', async () => {
    const shop = await start()
    const objections = createRatingObjections(createVault('a secret of the tests'))
    await shop.order({ customerEmail: OLD })
    const [line] = await database()
      .selectFrom('ecommerce_order_line')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    await objections.refuse(database(), Number(line?.id), shop.clock.now())
    await shop.correct(NEW)
    for (const { id } of await shop.placed())
      await database()
        .updateTable('ecommerce_order')
        .set({ no_invitation: false })
        .where('id', '=', Number(id))
        .execute()
    expect(await objections.has(database(), shop.shop.project, NEW)).toBe(true)
    expect(await objections.has(database(), shop.shop.project, 'andere@example.org')).toBe(false)
  })
})
