import { expect, test } from 'vitest'
import { isStorable } from './storable.ts'

test('a text with a zero byte or half of a character cannot be stored', () => {
  expect(['', 'Ring 750 Gold', '💍', 'a\nb'].map(isStorable)).toEqual([true, true, true, true])
  expect(['a\0b', '\ud83d', 'a\udc8d'].map(isStorable)).toEqual([false, false, false])
})
