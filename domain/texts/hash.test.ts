import { expect, test } from 'vitest'
import { contentHash } from './hash.ts'

test('the hash is a decimal string', () => {
  expect(contentHash('{"data":{}}')).toMatch(/^\d{1,16}$/)
  expect(contentHash('')).toMatch(/^\d{1,16}$/)
})

test('equal content has an equal hash and changed content another one', () => {
  expect(contentHash('Uhren')).toBe(contentHash('Uhren'))
  expect(contentHash('Uhren')).not.toBe(contentHash('Uhren '))
})

test('a hundred thousand similar texts have a hundred thousand hashes', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, index) => contentHash(`{"id":${index}}`)))
  expect(hashes.size).toBe(100_000)
})
