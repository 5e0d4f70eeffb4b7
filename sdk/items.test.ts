import { expect, expectTypeOf, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { fakeBackend } from './fake-backend.ts'
import { createSdk } from './sdk.ts'

const sdkOn = (backend: ReturnType<typeof fakeBackend>) =>
  createSdk({ url: 'http://backend.test/', project: 'jeweller.test', fetch: backend.fetch })

const asked = (backend: ReturnType<typeof fakeBackend>) => decodeURIComponent(backend.calls[0]?.url ?? '')

test('settings of a project are read as one item by the dotted project.domain', async () => {
  const backend = fakeBackend(() => ({ json: { data: { enable_cart: true } } }))
  const { data } = await sdkOn(backend)
    .items('ecommerce_settings')
    .single({ filter: { 'project.domain': { eq: 'jeweller.test' } }, fields: ['*', 'payment_methods.payment_id.id'] })
  expect(asked(backend)).toBe(
    'http://backend.test/items/ecommerce_settings?filter[project.domain][eq]=jeweller.test&fields=*,payment_methods.payment_id.id&single=1',
  )
  expect(data.enable_cart).toBe(true)
})

test('a page of products carries filter, sort, page, limit and meta', async () => {
  const backend = fakeBackend(() => ({ json: { data: [{ id: 1 }], meta: { filter_count: 41, page_count: 3 } } }))
  const answer = await sdkOn(backend)
    .items('ecommerce_product')
    .read({
      filter: { status: 'published', manufacturer: { in: [3, 5] }, 'tags.tag_id.slug': { contains: 'neu' } },
      sort: ['-price_brutto', 'id'],
      page: 2,
      limit: 20,
      meta: '*',
    })
  expect(asked(backend)).toBe(
    'http://backend.test/items/ecommerce_product?filter[status]=published&filter[manufacturer][in][0]=3&filter[manufacturer][in][1]=5' +
      '&filter[tags.tag_id.slug][contains]=neu&sort=-price_brutto,id&page=2&limit=20&meta=*',
  )
  expect(answer.meta?.page_count).toBe(3)
})

test('a random sort is sent as a question mark that does not end the query', async () => {
  const backend = fakeBackend()
  await sdkOn(backend).items('ecommerce_product').read({ sort: '?', limit: 4 })
  expect(backend.calls[0]?.url).toBe('http://backend.test/items/ecommerce_product?sort=%3F&limit=4')
})

test('conditions that are undefined are left out, so that optional filters need no branches', async () => {
  const backend = fakeBackend()
  await sdkOn(backend)
    .items('brand')
    .read({ filter: { slug: undefined, status: 'published' } })
  expect(asked(backend)).toBe('http://backend.test/items/brand?filter[status]=published')
})

test('first answers null when the backend knows no such item', async () => {
  const backend = fakeBackend(() => ({ status: 404, json: { error: { code: 203, message: 'Item not found' } } }))
  expect(
    await sdkOn(backend)
      .items('page')
      .first({ filter: { name: 'home' } }),
  ).toBeNull()
})

test('first still fails on any other error', async () => {
  const backend = fakeBackend(() => ({ status: 403, json: { error: { code: 300, message: 'Forbidden' } } }))
  await expect(sdkOn(backend).items('page').first()).rejects.toMatchObject({ code: '300', message: 'Forbidden' })
})

test('single fails with the code 203 of the backend', async () => {
  const backend = fakeBackend(() => ({ status: 404, json: { error: { code: 203, message: 'Item not found' } } }))
  await expect(sdkOn(backend).items('page').single()).rejects.toBeInstanceOf(ApiError)
})

test('items are created, changed and deleted under their address', async () => {
  const backend = fakeBackend((call) => (call.method === 'DELETE' ? { status: 204 } : { json: { data: { id: 7 } } }))
  const pages = sdkOn(backend).items('page')
  await pages.create({ name: 'home' })
  await pages.update(7, { name: 'contact' })
  expect(await pages.delete(7)).toBeUndefined()
  expect(backend.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', 'http://backend.test/items/page', { name: 'home' }],
    ['PATCH', 'http://backend.test/items/page/7', { name: 'contact' }],
    ['DELETE', 'http://backend.test/items/page/7', undefined],
  ])
})

test('a collection of the model is read by fields that it has, and its rows hold those', async () => {
  const backend = fakeBackend(() => ({ json: { data: [{ slug: 'ring', price_brutto: null }] } }))
  const items = sdkOn(backend).items('ecommerce_product')
  const [row] = (await items.read({ fields: ['slug', 'price_brutto'] })).data
  expectTypeOf(row).toEqualTypeOf<{ slug: string; price_brutto: number | null } | undefined>()
  // @ts-expect-error The model has no such field.
  await items.read({ fields: ['slug', 'colour'] })
  // @ts-expect-error It was not asked for.
  expect(row?.display_name).toBeUndefined()
})
