import { beforeEach, expect, test } from 'vitest'
import { collectionOf } from '#contract/model/model.ts'
import { withDatabases } from '../db/with-databases.ts'
import { ownAccess } from '../items/access.ts'
import { importLines } from '../items/import.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { type Client, type Json, testClient } from './test-client.ts'

let number = 0

withDatabases((database) => {
  let client: Client
  let staff: Record<string, string>

  beforeEach(async () => {
    number++
    const domain = `import${number}.example`
    const { project } = await sampleShop(database(), domain)
    client = testClient(database(), { defaultDomain: domain })
    staff = await client.signedInAs({ email: `staff@${domain}`, role: 'shop_staff', project: Number(project) })
    await client.call('POST', '/items/ecommerce_manufacturer', { display_name: 'Corvin', slug: 'corvin' }, staff)
  })

  const product = (index: number, more: Json = {}) => ({
    line: index + 2,
    data: { reference_number: `R-${index}`, display_name: `Ring ${index}`, slug: `ring-import-${index}`, ...more },
  })
  const send = async (lines: unknown, mode = 'good', key = 'reference_number') => {
    const { status, body } = await client.call('POST', '/items/ecommerce_product/import', { key, mode, lines }, staff)
    const data = body.data as unknown as {
      written: boolean
      lines: { line: number; outcome: string; problems: Json[]; changes: Json[] }[]
    }
    return { status, ...data, outcomes: data?.lines?.map(({ outcome }) => outcome) }
  }
  const stored = async () => {
    const path =
      '/items/ecommerce_product?filter[slug][contains]=ring-import&fields=id,display_name,stock,manufacturer.slug,translations.language,translations.display_name&sort=slug'
    return (await client.call('GET', path, undefined, staff)).body.data
  }

  const mixed = () => [
    product(0, { manufacturer: 'corvin', stock: 3, translations: { en: { display_name: 'Ring zero' } } }),
    product(1, { stock: -1 }),
    product(2, { manufacturer: 'nobody' }),
    product(3, { slug: 'ring-import-0' }),
    product(4),
  ]

  test('a dry run says of each line what would become of it, and writes nothing', async () => {
    const result = await send(mixed(), 'dry')
    expect(result.outcomes).toEqual(['create', 'refused', 'refused', 'refused', 'create'])
    expect(result.lines.map(({ problems }) => problems.length)).toEqual([0, 1, 1, 1, 0])
    expect(result.lines[1]?.problems[0]?.field).toBe('stock')
    expect(result.lines[2]?.problems[0]?.field).toBe('manufacturer')
    expect([result.written, await stored()]).toEqual([false, []])
  })

  test.each([[{ toString: 1 }], [['R-0']], [true], ['R\0']])('a line whose key is %j is refused alone', async (key) => {
    const result = await send([product(0, { reference_number: key }), product(1)])
    expect([result.status, result.outcomes]).toEqual([200, ['refused', 'create']])
    expect(result.lines[0]?.problems).toMatchObject([{ field: 'reference_number' }])
  })

  test('a line names its item by an id that is there, or is refused alone', async () => {
    const ids = [{ toString: 1 }, 'x', 1.5, 1e300, -1]
    const lines = ids.map((id, index) => ({ line: index, data: { id, display_name: 'Neu' } }))
    const result = await send(lines, 'good', 'id')
    expect([result.status, ...result.outcomes]).toEqual([200, ...ids.map(() => 'refused')])
  })

  test('a relation named by a text that no database holds is refused with its line', async () => {
    const result = await send([product(0, { manufacturer: 'cor\0vin' }), product(1)])
    expect([result.status, result.outcomes]).toEqual([200, ['refused', 'create']])
    expect(result.lines[0]?.problems).toMatchObject([{ field: 'manufacturer' }])
  })

  test('an import that is given up before its end is taken back as a whole', async () => {
    const { id } = (await client.call('GET', '/items/project?single=1&fields=id', undefined, staff)).body.data
    const gone = new AbortController()
    const lines = Array.from({ length: 60 }, (_, index) => product(index))
    const order = { lines, key: 'reference_number', mode: 'all', signal: gone.signal } as const
    const access = { ...ownAccess, project: Number(id), everywhere: () => false }
    const defaults = { now: () => new Date(), uuid: () => crypto.randomUUID() }
    const work = importLines(database(), access, collectionOf('ecommerce_product'), order, defaults)
    setImmediate(() => gone.abort())
    await expect(work).rejects.toThrow('given up')
    expect(await stored()).toEqual([])
  })

  test('what is good is written and what is bad is not', async () => {
    expect((await send(mixed(), 'good')).written).toBe(true)
    expect(await stored()).toMatchObject([
      {
        display_name: 'Ring 0',
        stock: 3,
        manufacturer: { slug: 'corvin' },
        translations: [{ display_name: 'Ring zero' }],
      },
      { display_name: 'Ring 4' },
    ])
  })

  test('all or nothing writes nothing where one line is bad', async () => {
    expect((await send(mixed(), 'all')).written).toBe(false)
    expect(await stored()).toEqual([])
    expect((await send([product(0), product(4)], 'all')).written).toBe(true)
    expect(await stored()).toHaveLength(2)
  })

  test('a line whose product is there changes what differs, and tells it', async () => {
    await send([product(0, { stock: 3, translations: { en: { display_name: 'Old' } } })])
    const again = await send([product(0, { stock: 4, translations: { en: { display_name: 'New' } } }), product(1)])
    expect(again.outcomes).toEqual(['update', 'create'])
    expect(again.lines[0]?.changes).toEqual([
      { field: 'stock', before: 3, after: 4 },
      { field: 'display_name (en)', before: 'Old', after: 'New' },
    ])
    expect((await send([product(1)])).outcomes).toEqual(['same'])
    expect((await stored()).map(({ translations }) => translations)).toEqual([
      [{ language: 'en', display_name: 'New' }],
      [],
    ])
  })

  test.each([
    [{ key: 'description', mode: 'dry', lines: [] }, 'key'],
    [{ key: 'slug', mode: 'now', lines: [] }, 'mode'],
    [{ key: 'slug', mode: 'dry', lines: [1] }, 'lines.0'],
    [{ key: 'slug', mode: 'dry' }, 'lines'],
  ])('%j is refused by name', async (body, field) => {
    const answer = await client.call('POST', '/items/ecommerce_product/import', body, staff)
    expect([answer.status, answer.body.error?.message]).toEqual([422, expect.stringMatching(new RegExp(`^${field}`))])
  })

  test('who may not write the collection may not import into it', async () => {
    expect(
      (await client.call('POST', '/items/page/import', { key: 'name', mode: 'dry', lines: [] }, staff)).status,
    ).toBe(403)
    expect((await client.call('POST', '/items/page/import', { key: 'name', mode: 'dry', lines: [] })).status).toBe(401)
  })
})
