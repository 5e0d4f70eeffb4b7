import { expect, test } from 'vitest'
import { redirectOf, standardRedirects } from './redirects.ts'

const standard = standardRedirects({ portal_url: 'https://portal.example.org/login', languages: ['de', 'fr'] })

test('/login goes permanently to the portal of the provider', () => {
  expect(redirectOf('/login', standard)).toEqual({ location: 'https://portal.example.org/login', status: 301 })
})

test('/schaufenster goes temporarily to the root', () => {
  expect(redirectOf('/schaufenster', standard)).toEqual({ location: '/', status: 302 })
})

test('case and a trailing slash do not matter', () => {
  expect(redirectOf('/LOGIN', standard)?.status).toBe(301)
  expect(redirectOf('/Schaufenster/', standard)?.location).toBe('/')
})

test('the exact path comes before the one that differs in case', () => {
  const redirects = [
    { from_path: '/Ring', to_path: '/a' },
    { from_path: '/ring', to_path: '/b' },
  ]
  expect(redirectOf('/ring', redirects)?.location).toBe('/b')
  expect(redirectOf('/RING', redirects)?.location).toBe('/a')
})

test('query and hash are appended', () => {
  expect(redirectOf('/schaufenster?a=1#b', standard)?.location).toBe('/?a=1#b')
  const redirects = [{ from_path: '/alt', to_path: '/neu?x=1#y' }]
  expect(redirectOf('/alt?a=1', redirects)?.location).toBe('/neu?x=1&a=1#y')
  expect(redirectOf('/alt#b', redirects)?.location).toBe('/neu?x=1#b')
})

test('a path without a redirect has none, nor has /login without a portal', () => {
  expect(redirectOf('/uhren', standard)).toBeUndefined()
  expect(redirectOf('/login', standardRedirects({ portal_url: null, languages: ['de'] }))).toBeUndefined()
})

test('a redirect to itself is left out', () => {
  expect(redirectOf('/a', [{ from_path: '/a', to_path: '/a/?x=1' }])).toBeUndefined()
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.org', ''])(
  'a target like %j is refused',
  (to) => {
    expect(redirectOf('/a', [{ from_path: '/a', to_path: to }])).toBeUndefined()
  },
)

test('a path is found however it is escaped, and its target is escaped as a header needs it', () => {
  const entries = [{ from_path: '/über uns', to_path: '/schöne dinge?von=größe', permanent: true }]
  const location = '/sch%C3%B6ne%20dinge?von=gr%C3%B6%C3%9Fe'
  for (const path of ['/%C3%BCber%20uns', '/über uns', '/%C3%9CBER%20uns'])
    expect(redirectOf(path, entries)).toEqual({ location, status: 301 })
  expect(
    redirectOf('/über uns', [{ from_path: '/%C3%BCber%20uns', to_path: '/a%20b', permanent: true }])?.location,
  ).toBe('/a%20b')
})

test('the domain alone leads to the first language of a website without German', () => {
  const french = standardRedirects({ languages: ['fr', 'en'] })
  expect(redirectOf('/?utm_source=card', french)).toEqual({ location: '/fr?utm_source=card', status: 302 })
  expect(redirectOf('/fr', french)).toBeUndefined()
  expect(redirectOf('/', standardRedirects({ languages: ['fr', 'de'] }))).toBeUndefined()
})
