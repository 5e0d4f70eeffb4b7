import { expect, test } from 'vitest'
import { countedVisit } from './counted-visit.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const opened = { 'user-agent': firefox, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const counted = (headers: Readonly<Record<string, string>>) => countedVisit((name) => headers[name])

test('who comes from elsewhere is counted with the host alone, who typed the address without', () => {
  const referer = 'https://www.search.example/?q=secret'
  expect(counted({ ...opened, 'sec-fetch-site': 'cross-site', referer })).toEqual({ source: 'search.example' })
  expect(counted({ ...opened, 'sec-fetch-site': 'none' })).toEqual({ source: '' })
  expect(counted({ ...opened, 'sec-fetch-site': 'cross-site', referer: 'no address' })).toEqual({ source: '' })
})

test('a further page of the same website is seen, and no new visit', () => {
  expect(counted({ ...opened, 'sec-fetch-site': 'same-origin' })).toEqual({ source: undefined })
})

test('programs count as programs: by their name, or because no browser of today asks like that', () => {
  expect(counted({ ...opened, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe('program')
  expect(counted({ 'user-agent': firefox })).toBe('program')
})

test.each([
  ['reloads', { 'cache-control': 'max-age=0' }],
  ['pages that are loaded ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['frames', { 'sec-fetch-dest': 'iframe' }],
  ['staff who are signed in', { cookie: 'directus-shop.example=abc' }],
])('%s count for nothing', (_, headers) => {
  expect(counted({ ...opened, ...headers })).toBeUndefined()
})
