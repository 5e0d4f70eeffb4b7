import { expect, test } from 'vitest'
import { checkReservation } from './reservation-request.ts'

const filled = {
  product: '5',
  variant: '',
  branch: '2',
  at: '2026-11-28T11:00',
  name: ' Anna ',
  email: 'Anna@Example.org',
  phone: '',
  privacy: 'on',
}

test('a time is taken as a clock in Germany shows it, and one piece where no number is given', () => {
  const result = checkReservation(filled)
  expect(result.ok && result.request).toMatchObject({
    product: 5,
    variant: null,
    branch: 2,
    pieces: 1,
    at: Date.parse('2026-11-28T10:00:00Z'),
    name: 'Anna',
  })
})

test.each([
  ['branch', '', 'missing'],
  ['at', '', 'missing'],
  ['at', 'Saturday', 'invalid'],
  ['at', '2026-02-31T99:00', 'invalid'],
  ['at', 5, 'invalid'],
  ['pieces', '6', 'invalid'],
  ['pieces', '-1', 'invalid'],
  ['pieces', 1.5, 'invalid'],
  ['name', '', 'missing'],
  ['email', 'anna', 'invalid'],
  ['phone', 'abc', 'invalid'],
  ['privacy', undefined, 'missing'],
])('%s %j is %s', (field, value, problem) => {
  expect(checkReservation({ ...filled, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } })
})
