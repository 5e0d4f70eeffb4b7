import { expect, test } from 'vitest'
import { collectionDue } from './collection-deadline.ts'

const DAY = 86_400_000

test.each([
  [2.9, 14, undefined],
  [3, 14, 'reminder'],
  [13.9, 14, 'reminder'],
  [14.9, 14, 'reminder'],
  [15, 14, 'end'],
  [400, null, 'reminder'],
])('after %d days with an end after %s days: %s', (days, endDays, due) => {
  expect(collectionDue(0, days * DAY, endDays)).toBe(due)
})

test('an order that is kept until a day can be collected until that day ends in Germany', () => {
  const readyOn = Date.parse('2027-01-04T10:05:00Z')
  const dueAt = (moment: string) => collectionDue(readyOn, Date.parse(moment), 7)
  expect(dueAt('2027-01-11T10:30:00Z')).toBe('reminder')
  expect(dueAt('2027-01-11T22:59:59Z')).toBe('reminder')
  expect(dueAt('2027-01-11T23:00:00Z')).toBe('end')
})
