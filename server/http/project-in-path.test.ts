import { expect, test } from 'vitest'
import { PROJECT_HEADER, withoutProjectInPath } from './project-in-path.ts'

/** The address and project that a request for an address counts as. */
function asked(path: string, project?: string): string {
  const headers = new Headers()
  if (project !== undefined) headers.set(PROJECT_HEADER, project)
  const request = withoutProjectInPath(new Request(`http://127.0.0.1:3000${path}`, { headers }))
  const { pathname, search } = new URL(request.url)
  return `${request.headers.get(PROJECT_HEADER) ?? ''} ${pathname}${search}`
}

test('the project that stands first in the address of a call is its project', () => {
  expect(asked('/laden.example/items/page?limit=1&x=?')).toBe('laden.example /items/page?limit=1&x=?')
  expect(asked('/localhost:3000/auth/check')).toBe('localhost:3000 /auth/check')
  expect(asked('/laden.example/assets')).toBe('laden.example /assets')
})

test('a client that names its project asks the backend, whatever the call', () => {
  expect(asked('/', 'laden.example')).toBe('laden.example /server/info')
  expect(asked('/laden.example/', 'laden.example')).toBe('laden.example /server/info')
  expect(asked('/laden.example/update', 'laden.example')).toBe('laden.example /update')
  expect(asked('/items/page', 'laden.example')).toBe('laden.example /items/page')
})

test.each([
  ...[
    '/',
    '/robots.txt',
    '/llms.txt',
    '/sw.js',
    '/icon.svg',
    '/sitemap.xml',
    '/404.html',
    '/uhren/items',
    '/items/page',
  ],
  ...['/laden.example/', '/laden.example/uhren', '/build/x.js', '/page-data/app-data.json', '/laden.example/itemsx'],
])('%s of a visitor is what it was', (path) => expect(asked(path)).toBe(` ${path}`))

test('method and body go along', async () => {
  const given = new Request('http://127.0.0.1:3000/laden.example/auth/refresh', { method: 'POST', body: '{"a":1}' })
  const request = withoutProjectInPath(given)
  expect([request.method, await request.text()]).toEqual(['POST', '{"a":1}'])
})
