import { expect, test, vi } from 'vitest'
import { createCdn } from './cdn.ts'

function setUp(statuses: number[] = [], seconds = 60, purgeUrl: string | undefined = 'https://cdn.example/purge') {
  const sent: unknown[] = []
  const logged: string[] = []
  const fetch = async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Response(null, { status: statuses.shift() ?? 204 })
  }
  const cdn = createCdn({ seconds, purgeUrl, fetch, delay: 1, log: (message) => logged.push(message) })
  return { cdn, sent, logged }
}

test('a CDN may share a page for so many seconds, show it while it asks, and finds it by its tags', () => {
  const headers = setUp().cdn.headers(['1:page/7', '1:company'])
  expect(headers['cache-control']).toContain('s-maxage=60, stale-while-revalidate=60')
  expect(headers['cache-tag']).toBe('1:page/7,1:company')
})

test('without a CDN nothing is said to one', () => {
  expect(setUp([], 0).cdn.headers(['1:page/7'])).toEqual({})
})

test('what changed is not kept where no CDN is to be told of it', () => {
  const fetch = async () => new Response()
  const cdn = createCdn({ seconds: 60, fetch, log: () => {} })
  const looked: string[] = []
  const tags = function* () {
    looked.push('tag')
    yield '1:page/7'
  }
  cdn.purge(tags())
  cdn.purgeAll()
  expect(looked).toEqual([])
})

test('changes that come together are told in one call, a change of everything as such', async () => {
  const { cdn, sent } = setUp()
  cdn.purge(['1:page/7'])
  cdn.purge(['1:page/7', '1:page'])
  await vi.waitFor(() => expect(sent).toEqual([{ tags: ['1:page/7', '1:page'] }]))
  cdn.purge(['1:page/7'])
  cdn.purgeAll()
  cdn.purge(['1:page/8'])
  await vi.waitFor(() => expect(sent.slice(1)).toEqual([{ everything: true }]))
})

test('a purge that fails is tried again, and given up with a word in the log', async () => {
  const { cdn, sent, logged } = setUp([500, 503])
  cdn.purge(['1:page'])
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  expect(logged).toEqual([])
  const broken = setUp(Array.from({ length: 9 }, () => 500))
  broken.cdn.purgeAll()
  await vi.waitFor(() => expect(broken.logged).toHaveLength(1))
  expect(broken.sent).toHaveLength(5)
})
