import { expect, test } from 'vitest'
import { newUuid } from './uuid.ts'

test('a UUID has the form and the version of random ones', () => {
  expect(newUuid((bytes) => bytes.fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
  expect(newUuid((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000')
})

test('two are not the same', () => {
  const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
  expect(newUuid(random)).not.toBe(newUuid(random))
})
