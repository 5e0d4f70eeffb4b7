import { expect, test } from 'vitest'
import { type FakeAnswer, fakeBackend, type SeenCall } from './fake-backend.ts'
import { fakeTimers, settle } from './fake-timers.ts'
import { createSdk, type SdkOptions } from './sdk.ts'
import type { TokenStorage } from './session.ts'

const user = { id: 1, email: 'anna@example.test' }
const credentials = { email: 'anna@example.test', password: 'secret' }

const backendWithTokens = (
  override: (call: SeenCall) => FakeAnswer | Promise<FakeAnswer> | undefined = () => undefined,
) => {
  let issued = 0
  return fakeBackend((call) => {
    const own = override(call)
    if (own) return own
    if (call.url.endsWith('/auth/logout')) return { status: 204 }
    if (!/authenticate|refresh/.test(call.url)) return { json: { data: [] } }
    issued += 1
    return { json: { data: { token: `h.${issued}.s`, user }, public: true } }
  })
}

const connect = (backend: ReturnType<typeof fakeBackend>, options: Partial<SdkOptions> = {}) => {
  const clock = fakeTimers(1_000_000)
  const errors: unknown[] = []
  const sdk = createSdk({
    url: 'http://backend.test',
    project: 'jeweller.test',
    fetch: backend.fetch,
    timers: clock.timers,
    onRefreshError: (error) => errors.push(error),
    ...options,
  })
  return { sdk, errors, ...clock }
}

const memoryStorage = (): TokenStorage & { kept: Map<string, string> } => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const paths = (backend: ReturnType<typeof fakeBackend>) => backend.calls.map(({ url }) => new URL(url).pathname)
const bearerOf = (call: SeenCall | undefined) => call?.headers.authorization

test('signing in sends email, password, mode and one-time password, and later calls carry the token', async () => {
  const backend = backendWithTokens()
  const { sdk } = connect(backend)
  const signIn = await sdk.auth.authenticate({ ...credentials, otp: '123456' })
  await sdk.items('page').read()
  expect(backend.calls[0]?.body).toEqual({ ...credentials, mode: 'jwt', otp: '123456' })
  expect(bearerOf(backend.calls.at(-1))).toBe('Bearer h.1.s')
  expect(signIn.user).toEqual(user)
})

test('in mode cookie no token is kept and calls send the cookies along', async () => {
  const backend = fakeBackend(() => ({ json: { data: { user } } }))
  const { sdk, pending } = connect(backend)
  await sdk.auth.authenticate({ ...credentials, mode: 'cookie' })
  await sdk.items('page').read()
  expect(backend.calls.map((call) => [call.credentials, bearerOf(call)])).toEqual([
    ['include', undefined],
    ['include', undefined],
  ])
  expect(pending()).toBe(0)
})

test('wrong credentials fail with code 100 and leave nobody signed in', async () => {
  const backend = fakeBackend(() => ({ status: 404, json: { error: { code: 100, message: 'Invalid credentials' } } }))
  const { sdk, pending } = connect(backend, { token: 'h.old.s' })
  await expect(sdk.auth.authenticate(credentials)).rejects.toMatchObject({ code: '100' })
  expect(pending()).toBe(0)
  await sdk
    .items('page')
    .read()
    .catch(() => undefined)
  expect(bearerOf(backend.calls.at(-1))).toBeUndefined()
})

test('a missing second factor is told beside the user', async () => {
  const error = { code: 113, message: '2FA enforced but not activated for user' }
  const { sdk } = connect(fakeBackend(() => ({ json: { data: { token: 'h.1.s', user }, error } })))
  expect((await sdk.auth.authenticate(credentials)).error).toEqual(error)
})

test('with the token lifetime of 30000 ms the token is refreshed at each check, every 10 s', async () => {
  const backend = backendWithTokens()
  const { sdk, advance } = connect(backend)
  await sdk.auth.authenticate(credentials)
  await advance(9_999)
  expect(paths(backend)).toEqual(['/auth/authenticate'])
  await advance(1)
  await advance(10_000)
  expect(paths(backend)).toEqual(['/auth/authenticate', '/auth/refresh', '/auth/refresh'])
  expect(backend.calls[2]?.body).toEqual({ token: 'h.2.s' })
})

test('a longer-lived token is refreshed only when less than 30 s remain', async () => {
  const backend = backendWithTokens()
  const { sdk, advance } = connect(backend, { tokenLifetimeMs: 60_000 })
  await sdk.auth.authenticate(credentials)
  await advance(30_000)
  expect(paths(backend)).toEqual(['/auth/authenticate'])
  await advance(10_000)
  expect(paths(backend)).toEqual(['/auth/authenticate', '/auth/refresh'])
})

test("a token that ran out between two checks is 'auth_expired_token' with code 102, told once", async () => {
  const backend = backendWithTokens()
  const { sdk, advance, errors } = connect(backend, { tokenLifetimeMs: 9_000 })
  await sdk.auth.authenticate(credentials)
  backend.calls.length = 0
  await advance(30_000)
  expect(errors).toMatchObject([{ code: '102', message: 'auth_expired_token' }])
  await sdk.items('page').read()
  expect(bearerOf(backend.calls.at(-1))).toBeUndefined()
})

test('a refresh that fails is told and tried again at the next check', async () => {
  let down = true
  const backend = backendWithTokens((call) =>
    down && call.url.endsWith('/auth/refresh') ? { status: 503, text: 'x' } : undefined,
  )
  const { sdk, advance, errors } = connect(backend)
  await sdk.auth.authenticate(credentials)
  await advance(10_000)
  expect(errors).toHaveLength(1)
  down = false
  await advance(10_000)
  await sdk.items('page').read()
  expect(bearerOf(backend.calls.at(-1))).toBe('Bearer h.2.s')
})

test('signing out forgets the token and stops the checks, also when the backend is away', async () => {
  const backend = backendWithTokens((call) => {
    if (call.url.endsWith('/auth/logout')) throw new TypeError('offline')
    return undefined
  })
  const { sdk, pending } = connect(backend)
  await sdk.auth.authenticate(credentials)
  await expect(sdk.auth.logout()).rejects.toMatchObject({ message: 'Network error' })
  expect(pending()).toBe(0)
  await sdk.items('page').read()
  expect(bearerOf(backend.calls.at(-1))).toBeUndefined()
})

test('a token that arrives after signing out is not taken up', async () => {
  let answerRefresh = () => {}
  const backend = backendWithTokens((call) =>
    call.url.endsWith('/auth/refresh')
      ? new Promise((resolve) => {
          answerRefresh = () => resolve({ json: { data: { token: 'h.late.s' } } })
        })
      : undefined,
  )
  const { sdk } = connect(backend)
  await sdk.auth.authenticate(credentials)
  const refreshing = sdk.auth.refresh()
  await settle()
  await sdk.auth.logout()
  answerRefresh()
  await refreshing
  await sdk.items('page').read()
  expect(bearerOf(backend.calls.at(-1))).toBeUndefined()
})

test('two refreshes at a time ask once', async () => {
  const backend = backendWithTokens()
  const { sdk } = connect(backend)
  await sdk.auth.authenticate(credentials)
  const tokens = await Promise.all([sdk.auth.refresh(), sdk.auth.refresh()])
  expect(tokens).toEqual(['h.2.s', 'h.2.s'])
})

test('a static token is never refreshed', async () => {
  const backend = backendWithTokens()
  const { pending } = connect(backend, { token: 'static' })
  expect(pending()).toBe(0)
})

test('a stored session is taken up again after a reload and refreshed at once when it nears its end', async () => {
  const storage = memoryStorage()
  const backend = backendWithTokens()
  const before = connect(backend, { storage })
  await before.sdk.auth.authenticate(credentials)
  const after = connect(backend, { storage, timers: { ...before.timers, now: () => before.timers.now() + 20_000 } })
  await settle()
  await after.sdk.items('page').read()
  expect(bearerOf(backend.calls.at(-1))).toBe('Bearer h.2.s')
  expect(storage.kept.get('directus-sdk-js')).toContain('h.2.s')
})

test('signing out empties the storage', async () => {
  const storage = memoryStorage()
  const { sdk } = connect(backendWithTokens(), { storage })
  await sdk.auth.authenticate(credentials)
  await sdk.auth.logout()
  expect(storage.kept.size).toBe(0)
})

test('rubbish in the storage is thrown away', async () => {
  const storage = memoryStorage()
  storage.kept.set('directus-sdk-js', '{')
  const backend = backendWithTokens()
  await connect(backend, { storage }).sdk.items('page').read()
  expect(bearerOf(backend.calls[0])).toBeUndefined()
  expect(storage.kept.size).toBe(0)
})

test('a password reset is requested with the address of the form and done with the token of the mail', async () => {
  const backend = fakeBackend(() => ({ status: 204 }))
  const { sdk } = connect(backend)
  await sdk.auth.requestPassword('anna@example.test', 'https://shop.test/reset')
  await sdk.auth.resetPassword('new secret', 'one-time')
  expect(backend.calls.map(({ body }) => body)).toEqual([
    { email: 'anna@example.test', reset_url: 'https://shop.test/reset' },
    { password: 'new secret', token: 'one-time' },
  ])
  expect(paths(backend)).toEqual(['/auth/password/request', '/auth/password/reset'])
})

test('check tells whether the backend knows the session', async () => {
  const { sdk } = connect(fakeBackend(() => ({ json: { data: { authenticated: true } } })))
  expect(await sdk.auth.check()).toBe(true)
})
