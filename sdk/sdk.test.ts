import { expect, test } from 'vitest'
import { type FakeAnswer, fakeBackend } from './fake-backend.ts'
import { compareRevisions } from './revisions.ts'
import { createSdk } from './sdk.ts'

const connect = (answer?: () => FakeAnswer) => {
  const backend = fakeBackend(answer)
  const sdk = createSdk({ url: 'http://backend.test', project: 'jeweller.test', fetch: backend.fetch })
  const asked = () => backend.calls.map(({ method, url }) => `${method} ${url.slice('http://backend.test'.length)}`)
  return { backend, sdk, asked }
}

test('every generic resource of the specification has its address', async () => {
  const { sdk, asked } = connect()
  await sdk.collections.read()
  await sdk.collections.byName('page')
  await sdk.fields.read()
  await sdk.fields.read('page')
  await sdk.relations.read()
  await sdk.files.read()
  await sdk.users.read()
  await sdk.users.me()
  await sdk.roles.read()
  await sdk.permissions.read()
  await sdk.revisions.read()
  await sdk.settings.read()
  expect(asked()).toEqual(
    [
      '/collections',
      '/collections/page',
      '/fields',
      '/fields/page',
      '/relations',
      '/files',
      '/users',
      '/users/me',
      '/roles',
      '/permissions',
      '/revisions',
      '/settings',
    ].map((path) => `GET ${path}`),
  )
})

test('ping asks without a project and answers the text', async () => {
  const backend = fakeBackend(() => ({ text: 'pong' }))
  const sdk = createSdk({ url: 'http://backend.test', project: '', fetch: backend.fetch })
  expect(await sdk.server.ping()).toBe('pong')
})

test('health answers what the backend reports', async () => {
  const { sdk } = connect(() => ({ json: { database: 'ok' } }))
  expect(await sdk.server.health()).toEqual({ database: 'ok' })
})

test('a file is uploaded as a form with its title, texts and focal point', async () => {
  const { backend, sdk } = connect(() => ({ json: { data: { id: 'a1' } } }))
  await sdk.files.upload(new Blob(['x'], { type: 'image/png' }), 'ring.png', {
    title: 'Ring',
    alt: { de: 'Ein Ring', en: 'A ring' },
    focal: { x: 0.5, y: 0.2 },
  })
  const form = backend.calls[0]?.body as FormData
  expect(backend.calls[0]?.headers['content-type']).toBeUndefined()
  expect((form.get('file') as File).name).toBe('ring.png')
  expect([...form].filter(([name]) => name !== 'file')).toEqual([
    ['title', 'Ring'],
    ['alt[de]', 'Ein Ring'],
    ['alt[en]', 'A ring'],
    ['focal_x', '0.5'],
    ['focal_y', '0.2'],
  ])
})

test('revisions of an item are listed and restored under the item', async () => {
  const { sdk, asked } = connect()
  await sdk.revisions.ofItem('page', 3)
  await sdk.revisions.restore('page', 3, 12)
  expect(asked()).toEqual(['GET /items/page/3/revisions', 'PATCH /items/page/3/revert/12'])
})

test('two revisions differ in the fields whose values do', () => {
  const before = { data: { heading: 'Alt', tags: [1, 2], lead: 'x' } }
  const after = { data: { heading: 'Neu', tags: [1, 2], body: 'y' } }
  expect(compareRevisions(before, after)).toEqual([
    { field: 'body', before: undefined, after: 'y' },
    { field: 'heading', before: 'Alt', after: 'Neu' },
    { field: 'lead', before: 'x', after: undefined },
  ])
})

test('assets are addressed on the backend', () => {
  const { sdk } = connect()
  expect(sdk.assets.url({ id: 'a1', hash: 'beef' }, { width: 640 })).toBe(
    'http://backend.test/assets/a1?width=640&v=beef',
  )
})

test("the shop settings are read for the project's domain", async () => {
  const { sdk, asked } = connect(() => ({ json: { data: { enable_cart: true } } }))
  expect(await sdk.shopSettings<{ enable_cart: boolean }>(['enable_cart'])).toEqual({ enable_cart: true })
  expect(asked()).toEqual([
    'GET /items/ecommerce_settings?filter[project.domain][eq]=jeweller.test&fields=enable_cart&single=1',
  ])
})

test("settings that cannot be had are 'Could not load settings'", async () => {
  const { sdk } = connect(() => ({ status: 500, json: { error: { code: 1, message: 'x' } } }))
  await expect(sdk.shopSettings(['enable_cart'])).rejects.toThrow('Could not load settings')
})
