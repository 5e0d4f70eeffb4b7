import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { gapsOf } from '#backend/duties/gaps.ts'
import { insertTree } from '#backend/items/insert.ts'
import { readContent } from './content.ts'
import { illustrationNames } from './illustrations/illustrations.ts'
import { addProductPictures } from './product-pictures.ts'
import { fileRows } from './sample-files.ts'
import { type FileStore, seedDemo } from './seed.ts'

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-demo-'))
  db = await openDatabase({ dataDir })
  await migrate(db)
})

afterEach(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true })
})

const seed = (files: (database: Database) => FileStore = fileRows) =>
  seedDemo({ db, files, picture: async () => new Uint8Array(8) })

const hasPicture = (images: unknown, name: string) =>
  Array.isArray(images) && images.some(({ file }) => file === `@files/${name}`)

const count = async (table: string): Promise<number> => (await db.selectFrom(table).select('id').execute()).length

test('the whole demo fits the model, and both projects get their logo', async () => {
  expect(await seed()).toBe(true)
  const projects = await db.selectFrom('project').select(['domain', 'logo']).orderBy('domain').execute()
  expect(projects).toEqual([
    { domain: 'optik-sandkamp.localhost', logo: expect.any(String) },
    { domain: 'wennerholt.example', logo: expect.any(String) },
  ])
  expect(await count('page_section')).toBeGreaterThan(20)
})

test('the demo sells nothing without what the law asks of goods of its kind', async () => {
  await seed()
  await addProductPictures({
    ...{ db, files: fileRows(db), picture: async () => new Uint8Array(8), stopped: () => false },
  })
  const products = await db.selectFrom('ecommerce_product').select(['id', 'slug']).execute()
  const lacking: string[] = []
  for (const { id, slug } of products)
    for (const { message } of await gapsOf(db, 'ecommerce_product', id)) lacking.push(`${slug} ${message}`)
  // It has no price, so nobody can put it into a cart; *Heute* counts it.
  expect(lacking).toEqual(['atelier-wennerholt-einzelstueck-morgenlicht cannot be sold without price_brutto'])
  const kinds = await db
    .selectFrom('ecommerce_product')
    .select('has_battery')
    .where('slug', 'like', 'hallander-%')
    .execute()
  expect(kinds.every(({ has_battery }) => Boolean(has_battery))).toBe(true)
})

test('a sale runs in the demo, told with the lowest price of the 30 days before', async () => {
  await seed()
  const reduced = await db
    .selectFrom('ecommerce_product')
    .select(['slug', 'price_brutto', 'sale_price', 'sale_low'])
    .where('sale_price', 'is not', null)
    .execute()
  expect(reduced).toContainEqual({
    ...{ slug: 'lindvall-armreif-vag-silber', price_brutto: 24_000, sale_price: 19_200, sale_low: 24_000 },
  })
})

test('a database that has a project is left alone', async () => {
  await insertTree(db, 'project', { domain: 'mine.example', display_name: 'Mine', languages: ['de'] })
  expect(await seed()).toBe(false)
  expect(await count('brand')).toBe(0)
})

test('when one file fails, nothing of the demo stays', async () => {
  let left = 20
  const failing = (database: Database): FileStore => ({
    put: (file) => (left-- > 0 ? fileRows(database).put(file) : Promise.reject(new Error('disk full'))),
  })
  await expect(seed(failing)).rejects.toThrow('disk full')
  expect(await count('project')).toBe(0)
})

test('the pictures of products are added afterwards, once, and each product has its own', async () => {
  await seed()
  // The optician's are drawn at once.
  const drawn = illustrationNames.filter((name) => readContent().some(({ record }) => hasPicture(record.images, name)))
  expect(await count('ecommerce_product_image')).toBe(drawn.length)
  const options = { db, files: fileRows(db), picture: async () => new Uint8Array(8), stopped: () => false }
  const added = await addProductPictures(options)
  expect(added).toBeGreaterThan(120)
  expect(await count('ecommerce_product_image')).toBeGreaterThanOrEqual(added)
  const first = db.selectFrom('ecommerce_product_image').select('product').where('sort', '=', 1)
  expect((await first.execute()).length).toBe(await count('ecommerce_product'))
  expect(await addProductPictures(options)).toBe(0)
})

test('adding pictures stops when the server does, and goes on at the next start', async () => {
  await seed()
  let left = 10
  const options = { db, files: fileRows(db), picture: async () => new Uint8Array(8) }
  const first = await addProductPictures({ ...options, stopped: () => left-- <= 0 })
  expect(first).toBeLessThan(10)
  const second = await addProductPictures({ ...options, stopped: () => false })
  expect(first + second).toBeGreaterThan(120)
})

test('the jeweller is the first project, so that a host which nobody claims shows them', () => {
  const projects = readContent().filter(({ collection }) => collection === 'project')
  expect(projects.map(({ key }) => key)).toEqual(['wennerholt', 'sandkamp'])
})
