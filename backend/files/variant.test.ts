import { expect, test } from 'vitest'
import { parseVariant, variantName } from './variant.ts'

const parse = (query: string) => parseVariant(new URLSearchParams(query))

test('without parameters, or with the hash alone, the stored file is meant', () => {
  expect(parse('')).toBeNull()
  expect(parse('v=beef')).toBeNull()
})

test('the browser decides on the format unless one is named', () => {
  expect(parse('width=640')).toEqual({ width: 640, format: 'auto' })
  expect(parse('width=640&format=webp&v=beef')).toEqual({ width: 640, format: 'webp' })
})

test.each([
  ['width=641', 'width'],
  ['width=99999', 'width'],
  ['width=-80', 'width'],
  ['width=80.5', 'width'],
  ['width=0x50', 'width'],
  ['width=080', 'width'],
  ['format=webp', 'width'],
  ['width=640&height=480', 'height'],
  ['width=640&quality=60', 'quality'],
  ['width=640&fit=cover', 'fit'],
  ['width=640&format=gif', 'format'],
  ['width=80&width=160', 'width'],
  ['rotate=90', 'rotate'],
])('%s is refused and %s named', (query, name) => {
  expect(() => parse(query)).toThrow(new RegExp(`^${name} `))
})

test('different results have different names', () => {
  expect(variantName('beef', { width: 640 }, 'webp')).toBe('beef-640x0-scale-q85.webp')
})
