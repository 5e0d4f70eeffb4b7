import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collectionCode, readCollectionCode } from './collection-code.ts'

test('a code has six characters that are not taken for each other, always the same for an order', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const code = collectionCode(uuid)
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
      expect(collectionCode(uuid)).toBe(code)
      expect(readCollectionCode(`https://laden.example/admin/collect?code=${code}`)).toBe(code)
      expect(readCollectionCode(` ${code.slice(0, 3)}-${code.slice(3).toLowerCase()} `)).toBe(code)
    }),
  )
})

test.each(['', '12345', 'ABCDEFG', 'ABC10I', 'https://laden.example/', 'Ä2345B'])('“%s” is no code', (entered) => {
  expect(readCollectionCode(entered)).toBeUndefined()
})
