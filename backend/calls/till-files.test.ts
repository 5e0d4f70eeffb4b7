import { beforeAll, expect, test } from 'vitest'
import type { TillReport, TillRun } from '#contract/wire/till.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, PASSWORD, testClient } from './test-client.ts'

const HOUR = 3_600_000

withDatabases((database) => {
  let client: Client
  let project: number
  let till: Record<string, string>
  let staff: Record<string, string>
  let now = Date.parse('2026-11-23T08:00:00Z')

  beforeAll(async () => {
    project = Number((await sampleShop(database(), 'juwelier.example')).project)
    await sampleShop(database(), 'konkurrenz.example')
    const address = { street: 'Markt', zip: '20095', city: 'Hamburg' }
    const [markt] = await Promise.all(
      ['markt', 'hafen'].map((slug) =>
        insertTree(database(), 'branch', { project, display_name: slug, slug, ...address }),
      ),
    )
    await database().updateTable('company').set({ main_branch: markt }).where('project', '=', project).execute()
    await database()
      .updateTable('ecommerce_stock')
      .set({ branch: markt ?? null })
      .execute()
    const numbers: Record<string, object> = {
      spirit: { gtin: '4012345678901' },
      nova: { reference_number: 'R-10' },
      master: { reference_number: 'M-1' },
    }
    for (const [slug, values] of Object.entries(numbers))
      await database().updateTable('ecommerce_product').set(values).where('slug', '=', slug).execute()
    await database()
      .updateTable('ecommerce_product_variant')
      .set({ reference_number_suffix: '-K' })
      .where('display_name', '=', 'Klein')
      .execute()
    client = testClient(database(), { defaultDomain: 'juwelier.example', now: () => new Date(now) })
    staff = await client.signedInAs({ email: 'chefin@juwelier.example', role: 'administrator', project })
    const scopes = ['catalogue:read', 'catalogue:update']
    await client.call('POST', '/auth/confirm', { current_password: PASSWORD }, staff)
    const { body } = await client.call('POST', '/api-keys', { name: 'Kasse', scopes }, staff)
    till = { authorization: `Bearer ${body.data.key}` }
  })

  const send = async (file: string, query = '', headers = till) => {
    const { status, body } = await client.call('POST', `/ecom/till${query}`, file, headers)
    return { status, data: body.data as unknown as TillReport, error: body.error?.message }
  }

  const runs = async () => (await client.call('GET', '/ecom/till', undefined, till)).body.data as unknown as TillRun[]

  const goods = async (slug: string) => {
    const [product] = (
      await client.call(
        'GET',
        `/items/ecommerce_product?filter[slug]=${slug}&fields=stock,price_brutto,product_variants.*`,
        undefined,
        staff,
      )
    ).body.data
    return product as {
      stock: number
      price_brutto: number
      product_variants: { stock: number; price_brutto: number }[]
    }
  }

  test('a stranger, and a key that may not change products, change nothing', async () => {
    expect((await send('gtin;stock\n4012345678901;1', '', {})).status).toBe(401)
    const { body } = await client.call(
      'POST',
      '/api-keys',
      { name: 'Leser', scopes: ['ecommerce_product:read'] },
      staff,
    )
    const reader = { authorization: `Bearer ${body.data.key}` }
    expect((await send('gtin;stock\n4012345678901;1', '', reader)).status).toBe(403)
    expect((await client.call('GET', '/ecom/till', undefined, reader)).status).toBe(403)
    expect((await goods('spirit')).stock).toBe(3)
    expect(await runs()).toEqual([])
  })

  test('a trial says what would change and changes nothing; the file itself changes that, and once more nothing', async () => {
    const file =
      'EAN;Artikelnummer;Bestand;VK-Preis\n04012345678901;;5;2.399,00 €\n;R-10;3;89,90\n;M-1-K;2;2.000,00\n;XX;1;\n'
    const tried = await send(file, '?trial=yes')
    expect(tried.data).toMatchObject({ trial: true, branch: 'markt', lines: 4, known: 3, stock: 2, prices: 2, sold: 0 })
    expect(tried.data.unknown).toEqual([{ line: 5, key: 'XX' }])
    expect((await goods('spirit')).stock).toBe(3)
    expect(await runs()).toEqual([])
    const sent = await send(file)
    expect(sent.data).toEqual({ ...tried.data, trial: false })
    expect(sent.data.changes[0]).toMatchObject({ line: 2, name: 'spirit', stock: [3, 5], price: [2450.5, 2399] })
    expect(await goods('spirit')).toMatchObject({ stock: 5, price_brutto: 2399 })
    expect((await goods('master')).product_variants[1]).toMatchObject({ stock: 2, price_brutto: 2000 })
    expect((await send(file)).data).toMatchObject({ stock: 0, prices: 0, changes: [] })
    const moves = await database()
      .selectFrom('ecommerce_stock_move')
      .select('reason')
      .where('reason', '=', 'Kasse')
      .execute()
    expect(moves).toHaveLength(2)
  })

  test('each branch has a file of its own, and stock is the sum', async () => {
    expect((await send('gtin;stock\n4012345678901;4', '?branch=hafen')).data).toMatchObject({
      branch: 'hafen',
      stock: 1,
    })
    expect((await goods('spirit')).stock).toBe(9)
    expect((await send('gtin;stock\n4012345678901;4', '?branch=nirgends')).error).toBe('branch there is no such branch')
  })

  test('what a file does not name is left as it is, or counts as sold where the till says so', async () => {
    const one = 'reference_number;stock\nR-10;3'
    expect((await send(one)).data).toMatchObject({ sold: 0, stock: 0 })
    expect((await goods('spirit')).stock).toBe(9)
    const { data } = await send(one, '?missing=sold')
    expect(data.changes.find(({ name }) => name === 'spirit')).toMatchObject({ line: null, stock: [5, 0] })
    expect((await goods('spirit')).stock).toBe(4)
    expect((await goods('nova')).stock).toBe(3)
  })

  test('a file that cannot be one is refused in a sentence, changes nothing and is remembered until the next', async () => {
    for (const [file, sentence] of [
      ['name;stock\nRing;1', /names no goods/],
      ['gtin;stock\n"4012345678901;1', /broken at line/],
      ['<!DOCTYPE x [<!ENTITY a "b">]><x><y>&a;</y></x>', /entities/],
      ['gtin;stock', /no lines below its head/],
    ] as const) {
      const { status, error } = await send(file)
      expect({ status, error }, file).toEqual({ status: 422, error: expect.stringMatching(sentence) })
    }
    expect((await runs()).find(({ branch }) => branch === 'markt')?.problem).toMatch(/no lines below/)
    expect((await send('gtin;stock\n4012345678901;0', '?every=24')).status).toBe(200)
    expect((await runs()).find(({ branch }) => branch === 'markt')).toMatchObject({
      problem: null,
      every: 24,
      overdue: false,
    })
    now += 25 * HOUR
    expect((await runs()).map(({ branch, overdue }) => [branch, overdue])).toEqual([
      ['markt', true],
      ['hafen', false],
    ])
  })

  test('XML of a till is read, and a line that is no number is told while the others are taken', async () => {
    const xml =
      '<goods><item><gtin>4012345678901</gtin><stock>7</stock></item><item><reference>R-10</reference><stock>viele</stock></item></goods>'
    const { data } = await send(xml)
    expect(data).toMatchObject({ stock: 1, problems: [{ line: 3, message: 'is no number: "viele"' }] })
  })
})
