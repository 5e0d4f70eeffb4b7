import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizePath } from './normalize-path.ts'

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
