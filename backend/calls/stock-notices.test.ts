import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { withDatabases } from '../db/with-databases.ts'
import { purgeExpired } from '../forms/retention.ts'
import { insertTree } from '../items/insert.ts'
import { tellOfStock } from '../stock-notices/watch-stock.ts'
import { sampleForms } from './sample-forms.ts'

const DAY = 24 * 60

const linkTo = (step: 'confirm' | 'leave', text: unknown) =>
  new RegExp(`https?://[^/\\s]+(/forms/stock-notice/${step}/\\S+)`).exec(String(text))?.[1] ?? ''

withDatabases((database) => {
  /** A sold-out ring in two sizes, of a website of its own. */
  async function start() {
    const db = database()
    const shop = await sampleForms(db, `${randomUUID().slice(0, 8)}.example`)
    const { project } = shop
    const goods = { project, price_brutto: 100, stock: 0, status: 'published' }
    const product = Number(
      await insertTree(db, 'ecommerce_product', {
        ...{ ...goods, display_name: 'Ring', slug: 'ring' },
        product_variants: [54, 56].map((size) => ({
          display_name: `${size}`,
          price_brutto: 100,
          stock: 0,
          active: true,
        })),
      }),
    )
    const clock = Number(await insertTree(db, 'ecommerce_product', { ...goods, display_name: 'Uhr', slug: 'uhr' }))
    const variants = await db
      .selectFrom('ecommerce_product_variant')
      .select('id')
      .where('product', '=', product)
      .orderBy('id')
      .execute()
    const [first = 0, second = 0] = variants.map(({ id }) => Number(id))
    const ask = (fields: Record<string, unknown>) =>
      shop.json('/forms/stock-notice', { email: 'anna@example.org', language: 'de', ...fields })
    const mails = async () =>
      (await shop.mails()).map(({ kind, recipient_address, subject }) => `${kind} ${recipient_address} ${subject}`)
    const confirm = async () => {
      const last = (await shop.mails()).findLast(({ kind }) => kind === 'stock_notice_confirm')
      return shop.call('POST', linkTo('confirm', last?.text))
    }
    const restock = (variant: number, stock: number) =>
      db.updateTable('ecommerce_product_variant').set({ stock }).where('id', '=', variant).execute()
    const rows = () => db.selectFrom('stock_notice').selectAll().where('project', '=', project).orderBy('id').execute()
    return { ...shop, db, product, clock, first, second, ask, said: mails, confirm, restock, rows }
  }

  test('who confirmed by mail is told once when the chosen variant is back, by one of two processes that look, and then only when asked again', async () => {
    const shop = await start()
    expect((await shop.ask({ product: shop.product, variant: shop.first })).status).toBe(200)
    expect(await shop.said()).toEqual([
      'stock_notice_confirm anna@example.org Bitte bestätigen: Nachricht, wenn Ring, 54 wieder da ist',
    ])
    await shop.restock(shop.first, 1)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    await shop.restock(shop.first, 0)
    const [mail] = await shop.mails()
    expect((await shop.call('GET', linkTo('confirm', mail?.text))).status).toBe(200)
    expect((await shop.rows())[0]).toMatchObject({ state: 'pending' })
    expect((await shop.confirm()).status).toBe(200)
    const [row] = await shop.rows()
    expect(row).toMatchObject({ state: 'active', message_id: mail?.message_id })
    expect(row?.form_text).toContain('Juwelier Muster GmbH einmal per E-Mail erfahren, wenn „Ring, 54“')
    expect([row?.asked_hash, row?.confirmed_hash]).toEqual([expect.any(String), expect.any(String)])

    await shop.restock(shop.second, 3)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    await shop.restock(shop.first, 1)
    await Promise.all([tellOfStock(shop.stockNoticeOptions), tellOfStock(shop.stockNoticeOptions)])
    await shop.restock(shop.first, 0)
    await shop.restock(shop.first, 2)
    await tellOfStock(shop.stockNoticeOptions)
    expect((await shop.said()).slice(1)).toEqual(['stock_notice_back anna@example.org Ring, 54 ist wieder da'])
    const back = (await shop.mails()).at(-1)
    expect(String(back?.headers)).toContain('List-Unsubscribe=One-Click')
    expect(linkTo('leave', back?.text)).not.toBe('')

    await shop.restock(shop.first, 0)
    shop.pass(DAY)
    await shop.ask({ product: shop.product, variant: shop.first })
    await shop.confirm()
    await shop.restock(shop.first, 1)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(1)
  })

  test('every address gets the same answer; who waits already is told so by mail alone', async () => {
    const shop = await start()
    const answers = []
    for (const email of ['anna@example.org', 'ANNA@example.org', 'bert@example.org'])
      answers.push(await (await shop.ask({ product: shop.clock, email })).json())
    await shop.confirm()
    shop.pass(DAY)
    answers.push(await (await shop.ask({ product: shop.clock, email: 'bert@example.org' })).json())
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"status":"ok","public":true}']))
    expect((await shop.said()).at(-1)).toBe('stock_notice_known bert@example.org Uhr: Sie stehen bereits auf der Liste')
    expect(await shop.rows()).toHaveLength(2)
  })

  test('who leaves by the link of a mail, in one click, is told nothing; an address that waited for 180 days is gone', async () => {
    const shop = await start()
    await shop.ask({ product: shop.clock })
    await shop.confirm()
    const [mail] = await shop.mails()
    const leave = linkTo('leave', mail?.text)
    expect((await shop.call('POST', leave.replace('/leave/', '/confirm/'))).status).toBe(404)
    expect((await shop.call('GET', leave)).status).toBe(200)
    expect((await shop.rows())[0]).toMatchObject({ state: 'active' })
    expect((await shop.plain(leave, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200)
    await shop.db.updateTable('ecommerce_product').set({ stock: 1 }).where('id', '=', shop.clock).execute()
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    await shop.db.updateTable('ecommerce_product').set({ stock: 0 }).where('id', '=', shop.clock).execute()

    await shop.ask({ product: shop.clock, email: 'bert@example.org' })
    await shop.confirm()
    shop.pass(179 * DAY)
    await purgeExpired(shop.db, shop.now())
    expect(await shop.rows()).toHaveLength(2)
    shop.pass(2 * DAY)
    await purgeExpired(shop.db, shop.now())
    expect(await shop.rows()).toEqual([])
  })

  test('each piece is offered to the two who asked first; the next are told two days later, or as soon as the goods are gone and back', async () => {
    const shop = await start()
    const told = async () =>
      (await shop.said()).filter((mail) => mail.startsWith('stock_notice_back')).map((mail) => mail.split(/[ @]/)[1])
    const stock = (pieces: number) =>
      shop.db.updateTable('ecommerce_product').set({ stock: pieces }).where('id', '=', shop.clock).execute()
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      const headers = { 'x-test-address': `203.0.113.${name.charCodeAt(0)}` }
      const email = `${name}@example.org`
      await shop.json('/forms/stock-notice', { product: shop.clock, email, language: 'de' }, headers)
      await shop.confirm()
    }
    await stock(1)
    await Promise.all([tellOfStock(shop.stockNoticeOptions), tellOfStock(shop.stockNoticeOptions)])
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    expect(await told()).toEqual(['a', 'b'])
    shop.pass(2 * DAY + 1)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(2)
    await stock(0)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    await stock(1)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(2)
    await stock(2)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(1)
    expect(await told()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  test('whom no mail can reach holds back nobody: the next is told as soon as the mail is refused', async () => {
    const shop = await start()
    for (const name of ['a', 'b', 'c']) {
      await shop.ask({ product: shop.clock, email: `${name}@example.org` })
      await shop.confirm()
    }
    await shop.db.updateTable('ecommerce_product').set({ stock: 1 }).where('id', '=', shop.clock).execute()
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(2)
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
    await shop.db
      .updateTable('mail')
      .set({ state: 'failed' })
      .where('project', '=', shop.project)
      .where('kind', '=', 'stock_notice_back')
      .where('recipient_address', '=', 'a@example.org')
      .execute()
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(1)
    expect((await shop.said()).at(-1)).toBe('stock_notice_back c@example.org Uhr ist wieder da')
    expect(await tellOfStock(shop.stockNoticeOptions)).toBe(0)
  })

  test('without an address to send from nobody is told and nobody lost, and no look logs it', async () => {
    const shop = await start()
    await shop.ask({ product: shop.clock })
    await shop.confirm()
    await shop.db.updateTable('ecommerce_product').set({ stock: 1 }).where('id', '=', shop.clock).execute()
    const emails = shop.db.selectFrom('company').select('id').where('project', '=', shop.project)
    await shop.db.deleteFrom('company_email').where('company', 'in', emails).execute()
    const without = { ...shop.stockNoticeOptions, mailFrom: undefined }
    for (let look = 0; look < 3; look += 1) expect(await tellOfStock(without)).toBe(0)
    expect(shop.logged).toEqual([])
    expect((await shop.rows())[0]).toMatchObject({ state: 'active' })
    expect(await tellOfStock({ ...without, mailFrom: 'shop@example.org' })).toBe(1)
  })

  test('what cannot be waited for is refused: goods that are there, goods of another website, no address; too many are asked to wait', async () => {
    const shop = await start()
    const other = await start()
    await shop.restock(shop.first, 1)
    const there = await shop.ask({ product: shop.product, variant: shop.first })
    expect([there.status, ((await there.json()) as { reason: string }).reason]).toEqual([409, 'in_stock'])
    expect((await shop.ask({ product: shop.product })).status).toBe(409)
    const foreign = await shop.ask({ product: other.clock })
    expect([foreign.status, JSON.stringify(await foreign.json())]).toEqual([422, expect.stringContaining('product')])
    expect((await shop.ask({ product: shop.product, variant: shop.second, email: 'anna' })).status).toBe(422)
    const plain = await shop.plain('/forms/stock-notice', { product: `${shop.clock}`, email: '', language: 'fr' })
    expect(await plain.text()).toContain('Encore une fois')
    const headers = { 'x-test-address': '203.0.113.9' }
    const statuses = []
    for (const email of ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`))
      statuses.push(
        (await shop.json('/forms/stock-notice', { product: shop.clock, email, language: 'de' }, headers)).status,
      )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})
