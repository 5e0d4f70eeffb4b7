import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, normalizePath } from './normalize-path.ts'

test('query and hash are cut', () => {
  expect(normalizePath('/uhren?sort=price#list')).toBe('/uhren')
  expect(normalizePath('?a=/b')).toBe('/')
})

test('an escaped path is decoded, and a broken escape is left as it is', () => {
  expect(normalizePath('/shop/gr%C3%BCner-ring')).toBe('/shop/grüner-ring')
  expect(normalizePath('/shop/%E0%A4%A')).toBe('/shop/%E0%A4%A')
})

test('an index file stands for its folder', () => {
  expect(normalizePath('/index.html')).toBe('/')
  expect(normalizePath('/uhren/index.html')).toBe('/uhren')
})

test('there is one slash at the start and none at the end', () => {
  expect(normalizePath('uhren/')).toBe('/uhren')
  expect(normalizePath('//evil.example//')).toBe('/evil.example')
  expect(normalizePath('')).toBe('/')
})

test('every address has a form that begins with exactly one slash', () => {
  fc.assert(fc.property(fc.string(), (address) => /^\/(?!\/)/.test(normalizePath(address))))
})

test.each([
  ['/kontakt/', '/kontakt'],
  ['/uhren/index.html', '/uhren'],
  ['/shop/gr%C3%BCner-ring//', '/shop/gr%C3%BCner-ring'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/index.html', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/', '/'],
])('%s is redirected to %s, never to another host', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('no redirect to a canonical path leaves the host', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[/\\.a-z]{0,12}$/), (path) => {
      expect(new URL(canonicalPath(path), 'https://shop.example').host).toBe('shop.example')
    }),
  )
})
