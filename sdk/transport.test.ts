import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type FakeAnswer, fakeBackend } from './fake-backend.ts'
import { fakeTimers, settle } from './fake-timers.ts'
import { createSdk, type SdkOptions } from './sdk.ts'

const connect = (answer: () => FakeAnswer, options: Partial<SdkOptions> = {}) => {
  const backend = fakeBackend(answer)
  const sdk = createSdk({ url: 'http://backend.test', project: 'jeweller.test', fetch: backend.fetch, ...options })
  return { backend, sdk }
}

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail('the call did not fail'),
    (error) => {
      expect(error).toBeInstanceOf(ApiError)
      return error
    },
  )

test('every call names its project', async () => {
  const { backend, sdk } = connect(() => ({ json: { data: [] } }))
  await sdk.items('page').read()
  expect(backend.calls[0]?.headers['x-directus-project']).toBe('jeweller.test')
  expect(backend.calls[0]?.headers.authorization).toBeUndefined()
})

test('a token is sent as a bearer', async () => {
  const { backend, sdk } = connect(() => ({ json: { data: [] } }), { token: 'secret' })
  await sdk.items('page').read()
  expect(backend.calls[0]?.headers.authorization).toBe('Bearer secret')
})

test('the project stands in the path too where the backend is a Directus 8', async () => {
  const { backend, sdk } = connect(() => ({ json: { data: [] } }), { projectInPath: true })
  await sdk.items('page').read()
  expect(backend.calls[0]?.url).toBe('http://backend.test/jeweller.test/items/page')
})

test('a missing URL is told', async () => {
  const { sdk } = connect(() => ({ json: {} }), { url: '' })
  await expect(sdk.items('page').read()).rejects.toThrow(
    'SDK has no URL configured to send requests to, please check the docs.',
  )
})

test('a missing project is told', async () => {
  const { sdk } = connect(() => ({ json: {} }), { project: '' })
  await expect(sdk.items('page').read()).rejects.toThrow(
    'SDK has no project configured to send requests to, please check the docs.',
  )
})

test("the backend's own error passes through with code, url, method and params", async () => {
  const { sdk } = connect(() => ({ status: 400, json: { error: { code: 209, message: 'Field not found: x' } } }))
  const error = await failureOf(sdk.items('page').read({ limit: 3 }))
  expect(error.message).toBe('Field not found: x')
  expect(error).toMatchObject({ code: '209', url: '/items/page', method: 'GET', status: 400 })
  expect(error.params).toMatchObject({ limit: 3 })
})

test("an error without a text is 'Unknown error occured'", async () => {
  const { sdk } = connect(() => ({ status: 500, json: { error: { code: 9 } } }))
  const error = await failureOf(sdk.items('page').read())
  expect([error.message, error.code]).toEqual(['Unknown error occured', '9'])
})

test("a network failure is 'Network error' with code -1", async () => {
  const { sdk } = connect(() => {
    throw new TypeError('connection refused')
  })
  const error = await failureOf(sdk.items('page').read())
  expect([error.message, error.code, error.status]).toEqual(['Network error', '-1', undefined])
})

test.each([200, 502])(
  "an answer with status %i that is no JSON is 'API returned invalid JSON' with code 422",
  async (status) => {
    const { sdk } = connect(() => ({ status, text: '<html>' }))
    const error = await failureOf(sdk.items('page').read())
    expect([error.message, error.code, error.status]).toEqual(['API returned invalid JSON', '422', status])
  },
)

test('a call that is not answered within 600000 ms is a network error', async () => {
  const { timers, advance, pending } = fakeTimers()
  const never: () => FakeAnswer = () => new Promise(() => {}) as never
  const { sdk } = connect(never, { timers })
  const failure = failureOf(sdk.items('page').read())
  let ended = false
  failure.then(() => {
    ended = true
  })
  await settle()
  await advance(599_999)
  expect(ended).toBe(false)
  await advance(1)
  expect((await failure).message).toBe('Network error')
  expect(pending()).toBe(0)
})

test('no timer is left once a call is answered', async () => {
  const { timers, pending } = fakeTimers()
  const { sdk } = connect(() => ({ json: { data: [] } }), { timers })
  await sdk.items('page').read()
  expect(pending()).toBe(0)
})

test('a call that its caller gives up ends at once', async () => {
  const { sdk } = connect(() => new Promise(() => {}) as never)
  const giveUp = new AbortController()
  const failure = failureOf(sdk.items('page').read({}, { signal: giveUp.signal }))
  giveUp.abort(new Error('left the page'))
  expect(((await failure).cause as Error).message).toBe('left the page')
})
