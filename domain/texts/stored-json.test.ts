import { expect, test } from 'vitest'
import { isFresh, storedObject } from './stored-json.ts'

test.each([null, undefined, '', '{', 'null', '[]', '1', '"a"'])('the stored text %j holds no object', (text) => {
  expect(storedObject(text)).toBeUndefined()
})

test('a stored object is read', () => {
  expect(storedObject('{"a":1}')).toEqual({ a: 1 })
})

test('stored data is fresh up to its greatest age and not without a time stamp', () => {
  expect(isFresh(1_000, 2_000, 1_000)).toBe(true)
  expect(isFresh(999, 2_000, 1_000)).toBe(false)
  expect(isFresh('1000', 2_000, 1_000)).toBe(false)
  expect(isFresh(undefined, 2_000, 1_000)).toBe(false)
})

test('a clock that runs a little ahead does no harm, but a time far in the future is not fresh', () => {
  expect(isFresh(30_000, 0, 1_000)).toBe(true)
  expect(isFresh(90_000, 0, 1_000)).toBe(false)
})
