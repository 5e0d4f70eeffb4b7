import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Cdn, createCdn } from './cdn.ts'
import { keepPages, PAGE_TAGS } from './kept-site.ts'
import { createPageCache } from './page-cache.ts'
import { projectDomains } from './project-domains.ts'

const LONG = 'Juwelier Wennerholt '.repeat(100)

/** A site behind a cache; `asked` are the addresses that reached the site. */
function setUp(answer: (url: URL, host: string) => Response = () => page(), cdn?: Cdn) {
  const asked: string[] = []
  const cache = createPageCache({ maxBytes: 1_000_000, now: Date.now, log: () => {} })
  cache.setConnected(true)
  const domains = projectDomains(async (host) => (host === 'optik.example' ? host : 'juwelier.example'))
  domains.setConnected(true)
  const site = keepPages(
    {
      fetch: (request) => {
        const url = new URL(request.url)
        asked.push(url.pathname + url.search)
        return answer(url, request.headers.get('host') ?? '')
      },
    },
    cache,
    domains,
    Date.now,
    cdn,
  )
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    site.fetch(
      new Request(`http://juwelier.example${path}`, { method, headers: { host: 'juwelier.example', ...headers } }),
    )
  return { asked, cache, get }
}

const page = (body = LONG) =>
  new Response(body, {
    headers: { 'content-type': 'text/html', [PAGE_TAGS]: '1:page/1', 'cache-control': 'max-age=0' },
  })

test('a page comes from the site once, in the encoding that the visitor takes, and without its tags', async () => {
  const { asked, get } = setUp()
  await get('/kontakt')
  const answer = await get('/kontakt', { 'accept-encoding': 'gzip, br' })
  expect(asked).toEqual(['/kontakt'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/html',
    'cache-control': 'max-age=0',
    vary: 'accept-encoding',
  })
  expect(answer.headers.has(PAGE_TAGS)).toBe(false)
  expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toBe(LONG)
})

test('the first browser gets a page in zstd, made in a fifth of the time, and whoever comes later in brotli', async () => {
  const { asked, cache, get } = setUp()
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const answers = [await get('/', browser), await get('/', browser), await get('/', browser)]
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['zstd', 'br', 'br'])
  const [first, ...later] = answers.map(({ headers }) => headers.get('etag') ?? '')
  expect(new Set(later)).not.toContain(first)
  expect(String(zstdDecompressSync(await (answers[0] as Response).arrayBuffer()))).toBe(LONG)
  expect(asked).toEqual(['/'])
  const alone = setUp()
  await alone.get('/', { 'accept-encoding': 'br' })
  expect(cache.stats().bytes).toBe(alone.cache.stats().bytes)
})

test('a visitor who has the page already gets 304 and no body', async () => {
  const { get } = setUp()
  const etag = (await get('/')).headers.get('etag') ?? ''
  const again = await get('/', { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200)
})

test('a query that no page knows makes no further page, one that a list knows does', async () => {
  const { asked, get } = setUp()
  for (const query of ['', '?utm_source=letter', '?fbclid=1', '?page=2', '?utm_source=x&page=2'])
    await get(`/shop${query}`)
  expect(asked).toEqual(['/shop', '/shop?page=2'])
})

test('each project has its own pages, which are the same under all hosts that lead to it', async () => {
  const { asked, cache, get } = setUp((_, host) => page(`at ${host}`))
  const texts: string[] = []
  for (const host of ['made-up.example', 'optik.example', '127.0.0.1:3000', 'OPTIK.example', 'juwelier.example'])
    texts.push(await (await get('/', { host })).text())
  const [juwelier, optik] = ['at juwelier.example', 'at optik.example']
  expect(texts).toEqual([juwelier, optik, juwelier, optik, juwelier])
  expect([asked, cache.stats().pages]).toEqual([['/', '/'], 2])
})

test('an answer without tags is asked for each time', async () => {
  const { asked, get } = setUp(() => new Response('nothing here', { status: 404 }))
  expect([(await get('/nowhere')).status, (await get('/nowhere')).status]).toEqual([404, 404])
  expect(asked).toHaveLength(2)
})

test('a redirect keeps the whole query of its own visitor', async () => {
  const { get } = setUp((url) => Response.redirect(`https://juwelier.example/kontakt${url.search}`, 301))
  const [one, two] = await Promise.all([get('/alt?a=1'), get('/alt?a=2')])
  expect([one, two].map((answer) => answer.headers.get('location')?.split('?')[1])).toEqual(['a=1', 'a=2'])
})

test('when the site fails the last good page is shown and marked; without one the failure is', async () => {
  let isDown = false
  const { cache, get } = setUp(() => (isDown ? new Response('sorry', { status: 500 }) : page()))
  await get('/')
  isDown = true
  cache.purgeAll()
  const old = await get('/')
  expect([old.status, old.headers.get('x-page'), await old.text()]).toEqual([200, 'stale', LONG])
  const failed = await get('/kontakt')
  expect([failed.status, await failed.text()]).toEqual([500, 'sorry'])
})

test('a CDN may store a page that is up to date, and none that is old or whose build a change overtook', async () => {
  const cdn = createCdn({ seconds: 60, fetch: () => Promise.reject(), log: () => {} })
  let next = () => page()
  const { cache, get } = setUp(() => next(), cdn)
  const seen = async () => {
    const { headers } = await get('/')
    return ['cache-control', 'cache-tag', 'x-page'].map((name) => headers.get(name)?.split(', stale')[0])
  }
  const shared = ['public, max-age=0, s-maxage=60', '1:page/1', undefined]
  expect(await seen()).toEqual(shared)
  cache.purgeAll()
  next = () => {
    cache.purgeAll()
    return page()
  }
  expect(await seen()).toEqual(['no-store', undefined, undefined])
  next = () => page()
  expect(await seen()).toEqual(shared)
  cache.purgeAll()
  next = () => new Response('sorry', { status: 500 })
  expect(await seen()).toEqual(['no-store', undefined, 'stale'])
})

test('a preview always comes from the site, and is not kept for anybody', async () => {
  const { asked, get } = setUp((url) => (url.search ? page('Vorschau') : page()))
  await get('/kontakt')
  for (const path of ['/kontakt?preview=1', '/kontakt?variant=2&preview=1', '/kontakt?preview=1'])
    expect(await (await get(path)).text()).toBe('Vorschau')
  expect(await (await get('/kontakt')).text()).toBe(LONG)
  expect(asked).toHaveLength(4)
})
