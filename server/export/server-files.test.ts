import { expect, test } from 'vitest'
import { serverFiles } from './server-files.ts'

const redirects = [
  { from_path: '/login', to_path: 'https://portal.example/anmelden', permanent: true },
  { from_path: '/schaufenster', to_path: '/', permanent: false },
  { from_path: '/alt.html', to_path: '/neu#oben', permanent: true },
  { from_path: '/Login', to_path: '/never', permanent: true },
]

test('redirects are written for static hosts and for nginx, which ignores case and keeps the query', () => {
  const files = serverFiles(redirects, "default-src 'none'")
  expect(files._redirects).toBe(
    '/login https://portal.example/anmelden 301\n/schaufenster / 302\n/alt.html /neu#oben 301\n',
  )
  expect(files['.nginx/redirects.conf']).toContain(
    'location ~* "^/login$" { return 301 "https://portal.example/anmelden$is_args$args"; }',
  )
  expect(files['.nginx/redirects.conf']).toContain(
    'location ~* "^/alt\\.html$" { return 301 "/neu$is_args$args#oben"; }',
  )
})

test('a target with a query keeps it, and a path is written as each server compares it', () => {
  const found = [{ from_path: '/alte%20seite für', to_path: '/shop?category=uhren', permanent: false }]
  const files = serverFiles(found, '')
  expect(files._redirects).toBe('/alte%20seite%20f%C3%BCr /shop?category=uhren 302\n')
  expect(files['.nginx/redirects.conf']).toBe(
    'location ~* "^/alte seite für$" { if ($args) { return 302 "/shop?category=uhren&$args"; } return 302 "/shop?category=uhren"; }\n',
  )
})

test('what an editor writes cannot end a directive of nginx', () => {
  const hostile = [{ from_path: '/a"; } evil { "', to_path: '/$host"; return 200', permanent: true }]
  const text = serverFiles(hostile, '')['.nginx/redirects.conf']
  expect(text.match(/"/g)).toHaveLength(4)
  expect(text).not.toContain('$host')
})

test('every page has the security headers and the content policy', () => {
  const files = serverFiles([], "default-src 'none'; script-src 'self'")
  expect(files['.nginx/headers.conf']).toContain(
    `add_header content-security-policy "default-src 'none'; script-src 'self'" always;`,
  )
  expect(files._headers).toContain("  content-security-policy: default-src 'none'; script-src 'self'")
  expect(files._headers).toContain('x-content-type-options: nosniff')
})
