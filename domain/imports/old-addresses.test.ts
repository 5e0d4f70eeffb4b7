import { expect, test } from 'vitest'
import { oldPaths, proposeRedirects } from './old-addresses.ts'

test('a sitemap and a list of addresses name the same paths, each once', () => {
  const map =
    '<urlset><url><loc>https://alt.example/products/ring-elbe</loc></url><url><loc>https://alt.example/p?a=1&amp;b=2</loc></url><url><loc>https://alt.example/sitemap-2.xml</loc></url></urlset>'
  expect(oldPaths(map)).toEqual(['/products/ring-elbe', '/p'])
  expect(oldPaths('https://alt.example/products/ring-elbe\n/products/ring-elbe\n\nmailto:a@b.example\n/größe')).toEqual(
    ['/products/ring-elbe', '/größe'],
  )
})

test('an old path leads to the product of its handle, else of its name, else of its number; what nobody knows would be 404', () => {
  const products = [
    { path: '/shop/ring-elbe', slug: 'ring-elbe', name: 'Ring Elbe', reference: 'DB-10' },
    { path: '/shop/ow-7', slug: 'ow-7', name: 'Schale Auster', reference: 'OW-7' },
    { path: '/shop/uhr', slug: 'uhr', name: 'Uhr', reference: 'U-9000' },
  ]
  const paths = [
    '/products/ring-elbe',
    '/product/schale-auster/',
    '/p/armbanduhr-u-9000.html',
    '/ueber-uns',
    '/kontakt',
    '/shop/uhr/',
  ]
  expect(proposeRedirects(paths, products, new Set(['/kontakt']))).toEqual([
    { from: '/products/ring-elbe', to: '/shop/ring-elbe', by: 'handle' },
    { from: '/product/schale-auster/', to: '/shop/ow-7', by: 'name' },
    { from: '/p/armbanduhr-u-9000.html', to: '/shop/uhr', by: 'reference' },
    { from: '/ueber-uns', to: undefined, by: undefined },
    { from: '/kontakt', to: undefined, by: 'there' },
    { from: '/shop/uhr/', to: undefined, by: 'there' },
  ])
})

test('a path that leads to a draft says so, and leads to what visitors get where there is both', () => {
  const products = [
    { path: '/shop/ring-alt', slug: 'ring-alt', name: 'Ring Elbe', reference: null, isDraft: true },
    { path: '/shop/ring-neu', slug: 'ring-neu', name: 'Ring Elbe', reference: null, isDraft: false },
  ]
  expect(proposeRedirects(['/p/ring-alt', '/p/ring-elbe', '/shop/ring-alt'], products, new Set())).toEqual([
    { from: '/p/ring-alt', to: '/shop/ring-alt', by: 'handle', isDraft: true },
    { from: '/p/ring-elbe', to: '/shop/ring-neu', by: 'name' },
    { from: '/shop/ring-alt', to: undefined, by: 'there', isDraft: true },
  ])
})
