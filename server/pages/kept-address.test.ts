import { expect, test } from 'vitest'
import type { BuiltPage } from '#site/page-builder.ts'
import { keptDataAddress, keptPageAddress, shownAddress } from './kept-address.ts'

/** A German page whose template knows the address `path` as its own. */
function page(componentChunkName: string, path: string, { status = 200, noindex = false } = {}) {
  const alternates = [
    { language: 'en', path: '/en/other' },
    { language: 'de', path },
  ]
  const result = { data: null, pageContext: { language: 'de', alternates, meta: { noindex } } }
  return { status, pageData: { componentChunkName, path, result } } as unknown as BuiltPage
}

/** Whether an address that was asked for is the one under which its page is kept. */
function isKept(asked: string, built: BuiltPage): boolean {
  const { pathname, search } = new URL(`http://site${asked}`)
  return shownAddress(pathname + search) === keptPageAddress(built, search)
}

const product = page('product', '/shop/ring')
const list = (query = '') => page('product-list', `/shop${query}`)
const contact = page('contact', '/kontakt')

test.each<[string, BuiltPage]>([
  ['/kontakt', contact],
  ['/kontakt?utm_source=letter', contact],
  ['/shop', list()],
  ['/shop?page=2&fbclid=1', list('?page=2')],
  ['/shop/ring?variant=12', product],
  ['/', page('home', '/')],
  ['/gesch%C3%A4ft', page('product-list', '/geschäft')],
])('a page is kept under its own address, whatever is added that no page knows: %s', (asked, built) => {
  expect(isKept(asked, built)).toBe(true)
})

test.each<[string, BuiltPage]>([
  ['/shop?variant=1', list()],
  ['/shop?page=2&variant=1', list('?page=2')],
  ['/uhren?category=1', page('category', '/uhren')],
  ['/kontakt?q=gold', contact],
  ['/shop/ring?page=2', product],
  ['/shop/ring?variant=12&q=gold', product],
])('a query that its template does not know makes no further page to keep: %s', (asked, built) => {
  expect(isKept(asked, built)).toBe(false)
})

test.each(['//kontakt', '/%6bontakt', '/kontakt/', '/kontakt/index.html', '/./%6Bontakt'])(
  'another spelling of a path makes no further page to keep: %s',
  (asked) => {
    expect(isKept(asked, contact)).toBe(false)
  },
)

test('what is not found, and what search engines may not read, is not kept', () => {
  expect(keptPageAddress(page('product', '/shop/ring', { status: 404 }), '')).toBeUndefined()
  expect(keptPageAddress(page('product-list', '/shop?q=gold', { noindex: true }), '?q=gold')).toBeUndefined()
})

test('the data of a page are kept under their own address, which knows no variant', () => {
  expect(keptDataAddress(page('product', '/shop/ring'))).toBe('/page-data/shop/ring/page-data.json')
  expect(keptDataAddress(page('home', '/'))).toBe('/page-data/index/page-data.json')
  expect(keptDataAddress(list('?page=2'))).toBe('/page-data/shop/page-data.json?page=2')
})
