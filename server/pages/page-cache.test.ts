import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Built, createPageCache } from './page-cache.ts'

function setUp(options: { maxBytes?: number; maxAge?: number; patience?: number } = {}) {
  const clock = { time: 0 }
  const said: string[] = []
  const cache = createPageCache({
    maxBytes: 1_000_000,
    maxAge: 1000,
    now: () => clock.time,
    log: (message) => said.push(message),
    ...options,
  })
  cache.setConnected(true)
  return { cache, clock, said }
}

const built = (body: string, tags: string[] = ['1:page'], keep = true): Built => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body,
  tags,
  keep,
})

const text = (page: { bodies: Map<string, Buffer> }) => String(page.bodies.get('identity'))

/** A page that counts how often it was built. */
function counting(tags?: string[]) {
  let times = 0
  return async () => built(`build ${++times}`, tags)
}

test('a page is built once and then given from memory', async () => {
  const { cache } = setUp()
  const build = counting()
  expect([text(await cache.get('/', build)), text(await cache.get('/', build))]).toEqual(['build 1', 'build 1'])
  expect(cache.stats()).toMatchObject({ pages: 1, hits: 1, misses: 1 })
})

test('all who ask while a page is built get that one', async () => {
  const { cache } = setUp()
  const build = counting()
  const pages = await Promise.all([cache.get('/', build), cache.get('/', build), cache.get('/', build)])
  expect(pages.map(text)).toEqual(['build 1', 'build 1', 'build 1'])
})

test('who asks after a change waits for no build that began before it', async () => {
  const { cache } = setUp()
  const slow = Promise.withResolvers<void>()
  const before = cache.get('/', async () => {
    await slow.promise
    return built('before')
  })
  cache.purge(['1:other'])
  const after = [cache.get('/', async () => built('after')), cache.get('/', async () => built('never'))]
  expect((await Promise.all(after)).map(text)).toEqual(['after', 'after'])
  slow.resolve()
  expect(text(await before)).toBe('before')
})

test('who asks ten seconds later waits for no build whose connection may be lost', async () => {
  const { cache, clock } = setUp()
  const lost = cache.get('/', () => new Promise<Built>(() => {}))
  clock.time = 9_999
  let joined: unknown
  cache.get('/', async () => built('never')).then((page) => (joined = page))
  clock.time = 10_000
  expect(text(await cache.get('/', async () => built('after')))).toBe('after')
  expect([joined, await Promise.race([lost, 'still waiting'])]).toEqual([undefined, 'still waiting'])
})

test('a change purges the pages made of the record, and no other', async () => {
  const { cache } = setUp()
  const [one, two] = [counting(['1:page/1']), counting(['1:page/2'])]
  await cache.get('/one', one)
  await cache.get('/two', two)
  cache.purge(['1:page/1', '1:page'])
  expect(text(await cache.get('/one', one))).toBe('build 2')
  expect(text(await cache.get('/two', two))).toBe('build 1')
})

test('a page whose build overlaps a change of its records is given but built anew for the next visitor', async () => {
  const { cache } = setUp()
  const build = counting()
  const first = await cache.get('/', async () => {
    cache.purge(['1:page'])
    return build()
  })
  expect([text(first), first.isStale, first.isPassing]).toEqual(['build 1', false, true])
  const second = await cache.get('/', build)
  expect([text(second), second.isPassing]).toEqual(['build 2', false])
})

test('a change of other records during a build does not matter', async () => {
  const { cache } = setUp()
  const build = counting()
  await cache.get('/', async () => {
    cache.purge(['1:menu'])
    return build()
  })
  expect(text(await cache.get('/', build))).toBe('build 1')
})

test('a page that must not be kept is built each time', async () => {
  const { cache } = setUp()
  let times = 0
  const build = async () => built(`build ${++times}`, [], false)
  await cache.get('/', build)
  expect(text(await cache.get('/', build))).toBe('build 2')
  expect(cache.stats().pages).toBe(0)
})

test('while changes are not heard of every page is built anew', async () => {
  const { cache } = setUp()
  const build = counting()
  await cache.get('/', build)
  cache.setConnected(false)
  expect(cache.find('/')).toBeUndefined()
  expect(text(await cache.get('/', build))).toBe('build 2')
})

test('a page is built anew after its longest age', async () => {
  const { cache, clock } = setUp()
  const build = counting()
  await cache.get('/', build)
  clock.time = 1000
  expect(text(await cache.get('/', build))).toBe('build 2')
})

test('the last good page stands in for one that cannot be built, is marked, and gives way when it can be again', async () => {
  const { cache, clock, said } = setUp()
  await cache.get('/', async () => built('good'))
  cache.purge(['1:page'])
  const old = await cache.get('/', () => Promise.reject(new Error('backend down')))
  expect([text(old), old.isStale]).toEqual(['good', true])
  expect(said).toEqual(['The old page of / is shown because the new one could not be built'])
  clock.time = 1001
  const next = await cache.get('/', async () => built('better'))
  expect([text(next), next.isStale]).toEqual(['better', false])
})

test('for a second after a failure nobody waits for another attempt', async () => {
  const { cache } = setUp()
  await cache.get('/', async () => built('good'))
  cache.purge(['1:page'])
  await cache.get('/', () => Promise.reject(new Error('backend down')))
  const build = counting()
  expect(text(await cache.get('/', build))).toBe('good')
})

test('the last good page stands in for one that takes too long, which is kept when it comes', async () => {
  const { cache } = setUp({ patience: 5 })
  await cache.get('/', async () => built('good'))
  cache.purge(['1:page'])
  let finish: (page: Built) => void = () => {}
  const slow = new Promise<Built>((resolve) => {
    finish = resolve
  })
  const old = await cache.get('/', () => slow)
  expect([text(old), old.isStale]).toEqual(['good', true])
  finish(built('better'))
  await slow
  await new Promise((resolve) => setImmediate(resolve))
  expect(text(await cache.get('/', counting()))).toBe('better')
})

test('a failure without an old page is the caller’s', async () => {
  const { cache } = setUp()
  await expect(cache.get('/', () => Promise.reject(new Error('backend down')))).rejects.toThrow('backend down')
})

test('beyond the bytes allowed the page used longest ago goes, compressed bodies included', async () => {
  const { cache, clock } = setUp({ maxBytes: 2600, maxAge: 10_000 })
  const page = await cache.get('/a', async () => built('a'.repeat(1000)))
  await cache.get('/b', async () => built('b'.repeat(1000)))
  clock.time = 1000
  cache.find('/a')
  await cache.get('/c', async () => built('c'.repeat(1000)))
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([true, false, true])
  const before = cache.stats().bytes
  const body = await cache.bodyOf(page, 'gzip')
  expect(String(gunzipSync(body))).toBe('a'.repeat(1000))
  expect(cache.stats().bytes).toBe(before + body.byteLength)
})

test('a page has the same etag as long as it says the same', async () => {
  const { cache } = setUp()
  const first = await cache.get('/', async () => built('same'))
  cache.purge(['1:page'])
  const second = await cache.get('/', async () => built('same'))
  cache.purge(['1:page'])
  const third = await cache.get('/', async () => built('other'))
  expect(second.etag).toBe(first.etag)
  expect(third.etag).not.toBe(first.etag)
})
