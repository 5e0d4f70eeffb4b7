import { expect, test } from 'vitest'
import { checkRatingReport } from './rating-report.ts'

const filled = { rating: '7', name: ' Anna ', email: 'a@example.org', message: 'Das stimmt nicht.', good_faith: 'on' }

test('a report names the rating, why, and who says so', () => {
  expect(checkRatingReport(filled)).toEqual({
    ok: true,
    report: { rating: 7, name: 'Anna', email: 'a@example.org', message: 'Das stimmt nicht.' },
  })
})

test('each of it is required, and that it is believed', () => {
  expect(checkRatingReport({ rating: 'x' })).toEqual({
    ok: false,
    problems: { rating: 'invalid', name: 'missing', email: 'missing', message: 'missing', good_faith: 'missing' },
  })
})
