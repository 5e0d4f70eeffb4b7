import { expect, test } from 'vitest'
import { receiptTime } from './receipt-time.ts'

const HOUR = 3_600_000

test('the first receipts of an hour go at once, each further one an hour after the one before them, and none is dropped', () => {
  const sent: number[] = []
  for (let count = 0; count < 6; count++) sent.push(receiptTime(0, sent, 2))
  expect(sent).toEqual([0, 0, HOUR, HOUR, 2 * HOUR, 2 * HOUR])
  expect(receiptTime(5 * HOUR, sent, 2)).toBe(5 * HOUR)
})
