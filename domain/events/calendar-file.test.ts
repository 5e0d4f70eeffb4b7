import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const event = {
  id: 'event-7@shop.example',
  summary: 'Perlen, lesen & kaufen',
  place: 'Weg 1, 20095 Hamburg',
  link: 'https://shop.example/events/perlen',
  startsAt: new Date('2026-12-04T17:00:00Z'),
  endsAt: new Date('2026-12-04T20:00:00Z'),
}

test('a calendar gets begin and end as moments, so that it is right in every time zone', () => {
  const file = calendarFile('Haus', [event], new Date('2026-11-23T12:00:00Z'))
  expect(file).toContain('DTSTART:20261204T170000Z\r\n')
  expect(file).toContain('DTEND:20261204T200000Z\r\n')
  expect(file).toContain('SUMMARY:Perlen\\, lesen & kaufen\r\n')
  expect(file).toContain('STATUS:CONFIRMED\r\n')
  expect(file.startsWith('BEGIN:VCALENDAR\r\n') && file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('what is cancelled is cancelled in calendars that follow', () => {
  expect(calendarFile('Haus', [{ ...event, isCancelled: true }], new Date(0))).toContain('STATUS:CANCELLED')
})
