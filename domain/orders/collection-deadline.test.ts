import { expect, test } from 'vitest'
import { collectionDue } from './collection-deadline.ts'

const DAY = 86_400_000

test.each([
  [2.9, 14, undefined],
  [3, 14, 'reminder'],
  [13.9, 14, 'reminder'],
  [14, 14, 'end'],
  [400, null, 'reminder'],
])('after %d days with an end after %s days: %s', (days, endDays, due) => {
  expect(collectionDue(0, days * DAY, endDays)).toBe(due)
})
