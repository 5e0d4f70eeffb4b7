import { expect, test } from 'vitest'
import { type FakeAnswer, fakeBackend } from './fake-backend.ts'
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
  await sdk.fields.byName('page', 'name')
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
      '/fields/page/name',
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
  const { sdk } = connect(() => ({ json: { data: { status: 'ok', version: '1.0.0' } } }))
  expect((await sdk.server.health()).data.status).toBe('ok')
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

test('revisions are listed by item, compared and restored', async () => {
  const { sdk, asked } = connect()
  await sdk.revisions.read({ collection: 'page', item: 3, limit: 10 })
  await sdk.revisions.byId(12)
  await sdk.revisions.compare(12)
  await sdk.revisions.compare(12, 14)
  await sdk.revisions.restore(12)
  expect(asked()).toEqual([
    'GET /revisions?collection=page&item=3&limit=10',
    'GET /revisions/12',
    'GET /revisions/12/compare',
    'GET /revisions/12/compare?with=14',
    'POST /revisions/12/restore',
  ])
})

test('who is signed in changes their own data and second factor', async () => {
  const { backend, sdk, asked } = connect(() => ({ json: { data: { '2fa_secret': 'BASE32' } } }))
  await sdk.users.updateMe({ language: 'fr' })
  const tfa_secret = await sdk.users.otpSecret()
  await sdk.users.activateOtp({ current_password: 'secret', tfa_secret, otp: '123456' })
  await sdk.users.deactivateOtp('secret')
  expect(asked()).toEqual([
    'PATCH /users/me',
    'GET /utils/2fa_secret',
    'POST /users/me/activate_2fa',
    'POST /users/me/deactivate_2fa',
  ])
  expect(backend.calls.map(({ body }) => body)).toEqual([
    { language: 'fr' },
    undefined,
    { current_password: 'secret', tfa_secret: 'BASE32', otp: '123456' },
    { current_password: 'secret' },
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
