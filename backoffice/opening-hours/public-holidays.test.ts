import { expect, test } from 'vitest'
import { federalStates } from '#domain/hours/federal-states.ts'
import { publicHolidays } from './public-holidays.ts'

test('the holidays are those of the Land, moveable ones too, with a name in every language', async () => {
  const hamburg = await publicHolidays(2027, 'HH')
  expect(hamburg.map(({ day }) => day)).toContain('2027-03-26')
  expect(hamburg.map(({ day }) => day)).toContain('2027-10-31')
  expect((await publicHolidays(2027, 'BY')).map(({ day }) => day)).toContain('2027-01-06')
  expect(hamburg.map(({ day }) => day)).not.toContain('2027-01-06')
  for (const land of federalStates)
    for (const { names } of await publicHolidays(2028, land)) expect(new Set(Object.values(names)).size).toBe(3)
})
