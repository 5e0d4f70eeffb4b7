import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let server: SampleServer

beforeAll(async () => {
  server = await startSample({}, (db) => sampleShop(db, 'juwelier.example'))
})

afterAll(() => server.close())

const ask = async (query: string, from = '203.0.113.7') => {
  const answer = await fetch(`${server.address}/items/${query}`, { headers: { 'x-forwarded-for': from } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('an anonymous path that comes back to a collection is refused by name', async () => {
  const circle = await ask('ecommerce_product_attribute?fields=product.attributes.product.*')
  expect([circle.status, circle.text]).toEqual([422, expect.stringContaining('comes back to ecommerce_product')])
  const filter = await ask('ecommerce_product?filter[attributes.product.attributes.id]=1')
  expect([filter.status, filter.text]).toEqual([422, expect.stringContaining('comes back to ecommerce_product')])
  expect((await ask('menu_item?fields=groups.sub.*')).status).toBe(200)
})

test('what is drawn by chance is drawn in small numbers', async () => {
  expect((await ask('ecommerce_product?sort=?&limit=50')).status).toBe(200)
  expect((await ask('ecommerce_product?sort=?&limit=51')).status).toBe(422)
  expect((await ask('ecommerce_product?sort=?&limit=-1')).status).toBe(422)
})

test('what an answer weighs is told to nobody', async () => {
  expect((await ask('ecommerce_product?fields=*.*&limit=500')).headers.has('x-weight')).toBe(false)
})
