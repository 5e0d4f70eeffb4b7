import { expect, test } from 'vitest'
import { amountMarks, centsIn } from './amounts.ts'

test.each([
  [['12,50', '1.299'], 'de', 129900],
  [['12.50', '1,299'], 'en', 129900],
  [['1.299,00 €'], 'de', 129900],
  [['1,299.00'], 'en', 129900],
  [['1299'], 'de', 129900],
  [['EUR 1299,00'], 'de', 129900],
] as const)('amounts %j are written in the way of %s', (amounts, marks, cents) => {
  expect(amountMarks(amounts)).toBe(marks)
  expect(centsIn(amounts.at(-1) ?? '', marks)).toBe(cents)
})

test('what is no amount, or less than nothing, is not guessed at', () => {
  expect(centsIn('', 'de')).toBeUndefined()
  for (const amount of ['zwölf', '-5,00', '1,2,3', '12,345,6']) expect(centsIn(amount, 'de'), amount).toBe('unclear')
})
