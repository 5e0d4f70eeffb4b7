import { expect, test } from 'vitest'
import { keptResults } from './kept-results.ts'

test('what was asked before is not computed again, until more than so many were asked', () => {
  const computed: string[] = []
  const lengthOf = keptResults(2, (text) => computed.push(text) && text.length)
  for (const text of ['', 'a', '', 'a', 'bb', 'bb', 'a']) expect(lengthOf(text)).toBe(text.length)
  expect(computed).toEqual(['', 'a', 'bb', 'a'])
})
