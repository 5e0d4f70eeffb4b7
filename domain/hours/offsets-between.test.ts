import { expect, test } from 'vitest'
import { daysFrom } from './calendar-day.ts'
import { shownAt } from './clock-offsets.ts'
import { nearDay } from './near-day.ts'
import { offsetsBetween } from './offsets-between.ts'

const between = (from: string, until: string) => offsetsBetween(Date.parse(from), Date.parse(until))

test('clocks of Germany are an hour ahead of UTC, in summer two, and change to the minute', () => {
  expect(between('2026-11-23T00:00Z', '2026-12-24T00:00Z')).toEqual([60])
  expect(between('2026-07-01T00:00Z', '2026-07-14T00:00Z')).toEqual([120])
  expect(between('2027-03-20T00:00Z', '2027-04-02T00:00Z')).toEqual([60, Date.parse('2027-03-28T01:00Z') / 60_000, 120])
  expect(between('2026-10-20T00:00Z', '2026-11-02T00:00Z')).toEqual([120, Date.parse('2026-10-25T01:00Z') / 60_000, 60])
})

test('what clocks show by it is what the calendar of Germany says, at every half hour around a change', () => {
  for (const [from, until] of [
    ['2027-03-26', '2027-03-30'],
    ['2026-10-23', '2026-10-27'],
  ] as const) {
    const clock = between(`${from}T00:00Z`, `${until}T00:00Z`)
    for (let at = Date.parse(from); at < Date.parse(until); at += 1_800_000) {
      const { day, minute } = shownAt(at, clock)
      const shown = new Date((day * 1440 + minute) * 60_000).toISOString().slice(0, 16).replace('T', ' ')
      const said = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Berlin',
        dateStyle: 'short',
        timeStyle: 'short',
      })
      expect(shown).toBe(said.format(at))
    }
  }
})

test('a day of the coming week is named as the calendar of each language names it', () => {
  const now = Date.parse('2026-11-23T12:00Z')
  for (const [language, locale] of [
    ['de', 'de-DE'],
    ['en', 'en-GB'],
    ['fr', 'fr-FR'],
  ] as const)
    for (const day of daysFrom('2026-11-25', 5)) {
      const at = Date.parse(`${day}T09:00Z`)
      const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(at)
      expect(nearDay(at, now, language, [60])).toBe(weekday)
      expect(nearDay(at + 7 * 86_400_000, now + 7 * 86_400_000, language, [60])).toBe(weekday)
    }
  expect(nearDay(Date.parse('2026-11-23T23:30Z'), now, 'fr', [60])).toBe('demain')
  expect(nearDay(Date.parse('2026-12-05T09:00Z'), now, 'de', [60])).toBe('Samstag, 5. Dezember')
})
