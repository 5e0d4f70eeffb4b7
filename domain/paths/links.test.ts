import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkOf } from './links.ts'

test('an internal path becomes the path of the current language and stays in the tab', () => {
  expect(linkOf('/uhren/rolex', 'en')).toEqual({ kind: 'internal', href: '/en/watches/rolex' })
})

test('a path without its first slash is an internal path', () => {
  expect(linkOf('kontakt', 'fr')).toEqual({ kind: 'internal', href: '/fr/contact' })
})

test('an anchor goes through the router with its hash', () => {
  expect(linkOf('#cookies', 'de')).toEqual({ kind: 'anchor', href: '#cookies' })
  expect(linkOf('/datenschutz#cookies', 'en')).toEqual({ kind: 'anchor', href: '/en/privacy#cookies' })
})

test.each(['http://example.org/a', 'https://example.org', 'HTTPS://example.org/#a'])(
  '%s is external: new tab, globe, and not followed',
  (address) => {
    expect(linkOf(address, 'de')).toEqual({
      kind: 'external',
      href: address,
      target: '_blank',
      rel: 'nofollow noopener noreferrer external',
      icon: 'globe',
    })
  },
)

test('an address without its scheme is external over https', () => {
  expect(linkOf('//example.org/a', 'de')).toMatchObject({ kind: 'external', href: 'https://example.org/a' })
  expect(linkOf('www.example.org', 'de')).toMatchObject({ kind: 'external', href: 'https://www.example.org' })
})

test('a mail address opens in a new tab with the mail icon', () => {
  expect(linkOf('mailto:info@example.org', 'de')).toMatchObject({ kind: 'mail', target: '_blank', icon: 'mail' })
})

test('a telephone number opens in a new tab with the phone icon and without blanks', () => {
  expect(linkOf('tel:+49 (351) 123/45', 'de')).toMatchObject({
    href: 'tel:+4935112345',
    target: '_blank',
    icon: 'phone',
  })
})

test.each(['/prospekt.pdf', '/files/a/ring.jpg?w=2', '/assets/0b1c'])('%s is a static file: new tab, globe', (path) => {
  expect(linkOf(path, 'en')).toMatchObject({ kind: 'file', href: path, target: '_blank', icon: 'globe' })
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  '/\\evil.example',
  '\\\\evil.example',
  'https://',
  '',
  '   ',
])('%j is refused', (address) => {
  expect(linkOf(address, 'de')).toBeUndefined()
})

test('whatever an editor types, a link leads only to a path, an anchor, http(s), mailto or tel', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `javascript:${text}`),
      ),
      (address) => {
        const href = linkOf(address, 'de')?.href ?? '/'
        expect(href).toMatch(/^(https?:|mailto:|tel:|[#?]|\/(?![/\\]))/i)
      },
    ),
  )
})

test('a path of the store becomes that of the language; in a language without a store it stays', () => {
  const roots = { de: '/shop', fr: '/fr/boutique' }
  expect(linkOf('/shop?tag=3', 'fr', roots)).toEqual({ kind: 'internal', href: '/fr/boutique?tag=3' })
  expect(linkOf('/shop/warenkorb', 'fr', roots)).toEqual({ kind: 'internal', href: '/fr/boutique/panier' })
  expect(linkOf('/shop/ring-elbe', 'en', roots)).toEqual({ kind: 'internal', href: '/shop/ring-elbe' })
})

test('a file stays a file with a query or a fragment behind it', () => {
  for (const address of [
    '/files/preisliste.pdf#page=3',
    '/files/preisliste.pdf?v=2',
    '/files/preisliste.pdf?v=2#page=3',
  ])
    expect(linkOf(address, 'de')).toMatchObject({ kind: 'file', target: '_blank' })
  expect(linkOf('/datenschutz#cookies', 'de')?.kind).toBe('anchor')
})
