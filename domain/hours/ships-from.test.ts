import { expect, test } from 'vitest'
import { sampleException } from './sample-exception.ts'
import { shipsFrom } from './ships-from.ts'

const periods = [{ day: 4, time_open: '10:00:00', time_close: '18:00:00' }]
const closed = sampleException({ from_date: '2026-12-24', until_date: '2027-01-03' })

test('during a closure goods are sent from the next day on that has hours', () => {
  const plan = { periods, exceptions: [closed] }
  expect(shipsFrom(plan, '2026-12-23')).toBeUndefined()
  expect(shipsFrom(plan, '2026-12-24')).toBe('2027-01-04')
  expect(shipsFrom(plan, '2027-01-03')).toBe('2027-01-04')
  expect(shipsFrom(plan, '2027-01-04')).toBeUndefined()
})

test('a holiday, a Sunday or other hours change no delivery, and without usual hours the end of the closure counts', () => {
  expect(shipsFrom({ periods, exceptions: [sampleException({ kind: 'holiday' })] }, '2026-12-24')).toBeUndefined()
  expect(shipsFrom({ periods, exceptions: [] }, '2026-11-29')).toBeUndefined()
  expect(shipsFrom({ periods: [], exceptions: [closed] }, '2026-12-30')).toBe('2027-01-04')
})
