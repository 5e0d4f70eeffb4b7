import { expect, test } from 'vitest'
import { parseVariant, variantName } from './variant.ts'

const parse = (query: string) => parseVariant(new URLSearchParams(query))

test('without parameters, or with the hash alone, the stored file is meant', () => {
  expect(parse('')).toBeNull()
  expect(parse('v=beef')).toBeNull()
})

test('fit, format and quality have their defaults', () => {
  expect(parse('width=640')).toEqual({ width: 640, height: undefined, fit: 'cover', format: 'auto', quality: 85 })
})

test.each([
  ['width=641', 'width'],
  ['width=99999', 'width'],
  ['width=-80', 'width'],
  ['width=80.5', 'width'],
  ['width=0x50', 'width'],
  ['width=640&height=333', 'height'],
  ['height=1', 'height'],
  ['quality=1', 'quality'],
  ['fit=stretch', 'fit'],
  ['format=gif', 'format'],
  ['width=80&width=160', 'width'],
  ['rotate=90', 'rotate'],
])('%s is refused and %s named', (query, name) => {
  expect(() => parse(query)).toThrow(new RegExp(`^${name} `))
})

test('different results have different names, equal ones the same', () => {
  const name = (query: string) => {
    const variant = parse(query)
    return variant && variantName('beef', variant, 'webp')
  }
  expect(name('width=640&height=480')).toBe('beef-640x480-cover-q85.webp')
  expect(name('width=640&height=480&fit=contain')).toBe('beef-640x480-contain-q85.webp')
  expect(name('width=640&fit=contain')).toBe(name('width=640'))
})
