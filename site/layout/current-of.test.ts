import { expect, test } from 'vitest'
import { currentOf } from './current-of.ts'

test('an entry is current on its own page, partially on those below it, and the home page only on itself', () => {
  expect(currentOf('/uhren', '/uhren')).toBe('page')
  expect(currentOf('/uhren', '/uhren/rolex')).toBe('true')
  expect(currentOf('/uhren', '/uhrenarmband')).toBeUndefined()
  expect(currentOf('/en', '/en/watches')).toBeUndefined()
})
