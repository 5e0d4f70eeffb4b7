import { expect, test } from 'vitest'
import type { OrderRequest } from '#contract/wire/order-types.ts'
import { type FakeAnswer, fakeBackend } from './fake-backend.ts'
import { createSdk, type Sdk } from './sdk.ts'

const order: OrderRequest = {
  language: 'de',
  lines: [{ product: 1, variant: null, count: 1, personalization: {} }],
  customerEmail: 'a@b.test',
  shippingAddress: {
    first_name: 'Anna',
    last_name: 'Muster',
    street: 'Hauptstraße',
    number: '1',
    zip_code: '01067',
    city: 'Dresden',
    country_code: 'DE',
  },
  invoiceAddress: null,
  comment: '',
  paymentMethod: 1,
  shippingMethod: 2,
  branch: null,
  presentWrap: false,
  total: 129.9,
}

const connect = (answer: () => FakeAnswer) => {
  const backend = fakeBackend(answer)
  const sdk = createSdk({ url: 'http://backend.test', project: 'jeweller.test', fetch: backend.fetch })
  return { backend, sdk }
}

const calls = [
  {
    path: '/ecom/quote',
    text: 'Could not post order',
    success: { status: 'ok' },
    fields: { language: 'de', lines: order.lines },
    post: (sdk: Sdk) => sdk.orders.quote({ language: 'de', lines: order.lines }),
  },
  {
    path: '/ecom/order',
    text: 'Could not post order',
    success: { status: 'ok' },
    fields: order,
    post: (sdk: Sdk) => sdk.orders.place(order),
  },
  {
    path: '/ecom/order/u.s/cancel',
    text: 'Could not post order',
    success: { status: 'ok' },
    fields: {},
    post: (sdk: Sdk) => sdk.orders.cancel('u.s'),
  },
  {
    path: '/ecom/klarna/order',
    text: 'Could not place klarna order',
    success: { message: 'ok' },
    fields: { authorization_token: 't', order_uuid: 'u' },
    post: (sdk: Sdk) => sdk.orders.placeKlarna({ authorization_token: 't', order_uuid: 'u' }),
  },
  {
    path: '/ecom/request',
    text: 'Could not post request',
    success: { status: 'ok' },
    fields: { email: 'a@b.test' },
    post: (sdk: Sdk) => sdk.orders.request({ email: 'a@b.test' }),
  },
  {
    path: '/ecom/rating',
    text: 'Could not post rating',
    success: { status: 'ok' },
    fields: { rating: 5 },
    post: (sdk: Sdk) => sdk.orders.rate({ rating: 5 }),
  },
  {
    path: '/ecom/order/paypal_transaction',
    text: 'Could not post PayPal Transaction',
    success: { status: 'ok' },
    fields: { order_id: 9, paypal: {} },
    post: (sdk: Sdk) => sdk.orders.paypalTransaction({ order_id: 9, paypal: {} }),
  },
]

test.each(calls)(
  'POST $path sends the project along and succeeds with $success',
  async ({ path, success, fields, post }) => {
    const { backend, sdk } = connect(() => ({ json: success }))
    expect(await post(sdk)).toEqual({ ok: true, answer: success })
    expect(backend.calls[0]).toMatchObject({
      method: 'POST',
      url: `http://backend.test${path}`,
      body: { ...fields, project: 'jeweller.test' },
    })
  },
)

test.each(calls)("POST $path with any other answer is '$text'", async ({ text, post }) => {
  const { sdk } = connect(() => ({ json: { status: 'error', message: 'sold out' } }))
  expect(await post(sdk)).toEqual({ ok: false, message: text, answer: { status: 'error', message: 'sold out' } })
})

test.each(calls)("POST $path without a network is '$text'", async ({ text, post }) => {
  const { sdk } = connect(() => {
    throw new TypeError('offline')
  })
  expect(await post(sdk)).toMatchObject({ ok: false, message: text, error: { message: 'Network error' } })
})

test('a refused order keeps what the backend said about it', async () => {
  const refusal = { status: 'error', fields: { email: 'missing' } }
  const { sdk } = connect(() => ({ status: 422, json: refusal }))
  expect(await sdk.orders.place(order)).toMatchObject({ ok: false, answer: refusal })
})

test('an order carries its idempotency key as a header', async () => {
  const { backend, sdk } = connect(() => ({ json: { status: 'ok' } }))
  await sdk.orders.place(order, { idempotencyKey: 'k1' })
  expect(backend.calls[0]?.headers['idempotency-key']).toBe('k1')
})

test('an order is shown by its signed name', async () => {
  const { backend, sdk } = connect(() => ({ json: { status: 'ok', state: 'paid' } }))
  expect(await sdk.orders.view('u.s')).toEqual({ ok: true, answer: { status: 'ok', state: 'paid' } })
  expect(backend.calls[0]).toMatchObject({ method: 'GET', url: 'http://backend.test/ecom/order/u.s' })
})

test('an empty answer is no success', async () => {
  const { sdk } = connect(() => ({ status: 204 }))
  expect(await sdk.orders.place(order)).toMatchObject({ ok: false, message: 'Could not post order' })
})

test('a posting without a project is a fault of the program, not of the order', async () => {
  const sdk = createSdk({ url: 'http://backend.test', project: '', fetch: fakeBackend().fetch })
  await expect(sdk.orders.place(order)).rejects.toThrow('SDK has no project configured')
})
