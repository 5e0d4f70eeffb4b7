import { expect, test } from 'vitest'
import type { Language } from '../texts/language.ts'
import { offsetsBetween } from './offsets-between.ts'
import { openStatus, openText } from './open-status.ts'
import { openTimes } from './open-times.ts'
import { sampleException } from './sample-exception.ts'

const periods = [
  { day: 6, time_open: '10:00:00', time_close: '18:30:00' },
  { day: 10, time_open: '10:00:00', time_close: '14:00:00' },
]

function said(moment: string, language: Language = 'de', exceptions = [] as ReturnType<typeof sampleException>[]) {
  const times = openTimes({ periods, exceptions }, '2026-11-27', 50)
  const now = Date.parse(moment)
  const status = openStatus(times, now)
  return status && openText(status, now, language, offsetsBetween(now, status.at))
}

test('while it is open a door says until when', () => {
  expect(said('2026-11-27T10:00+01:00')).toBe('Jetzt geöffnet bis 18:30')
  expect(said('2026-11-27T18:29:59+01:00', 'en')).toBe('Open now until 18:30')
  expect(said('2026-11-27T12:00+01:00', 'fr')).toBe('Ouvert jusqu’à 18:30')
})

test('while it is closed a door says when it opens: today, tomorrow, a weekday, or a date', () => {
  expect(said('2026-11-27T09:59:59+01:00')).toBe('Geschlossen, öffnet heute um 10:00')
  expect(said('2026-11-27T18:30+01:00')).toBe('Geschlossen, öffnet morgen um 10:00')
  expect(said('2026-11-28T14:00+01:00')).toBe('Geschlossen, öffnet Dienstag um 10:00')
  expect(said('2026-11-28T14:00+01:00', 'en')).toBe('Closed, opens Tuesday at 10:00')
  expect(said('2026-11-28T14:00+01:00', 'fr')).toBe('Fermé, ouvre mardi à 10:00')
  const closed = [sampleException({ from_date: '2026-12-24', until_date: '2027-01-06' })]
  expect(said('2026-12-24T08:00+01:00', 'de', closed)).toBe('Geschlossen, öffnet Donnerstag, 7. Januar um 10:00')
})

test('one minute before midnight and one after it are two days', () => {
  expect(said('2026-11-30T23:59+01:00')).toBe('Geschlossen, öffnet morgen um 10:00')
  expect(said('2026-12-01T00:01+01:00')).toBe('Geschlossen, öffnet heute um 10:00')
})

test('where the times do not reach, nothing is said', () => {
  expect(said('2027-03-01T12:00+01:00')).toBeUndefined()
  expect(openStatus([], Date.now())).toBeUndefined()
})
