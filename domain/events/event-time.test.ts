import { expect, test } from 'vitest'
import { eventTime } from './event-time.ts'

const start = new Date('2026-12-04T17:00:00Z')

test('an event is told in German time, whatever the time zone of the machine, once for a day', () => {
  const text = eventTime(start, new Date('2026-12-04T20:00:00Z'), 'de')
  expect(text).toContain('Freitag, 4. Dezember 2026')
  expect(text).toMatch(/18:00.*21:00/)
  expect(text.match(/Dezember/g)).toHaveLength(1)
})

test('one of several days names both, in the words of the language', () => {
  const end = new Date('2026-12-05T16:00:00Z')
  expect(eventTime(start, end, 'en')).toMatch(/Friday.*4 December.*18:00.*Saturday.*5 December.*17:00/)
  expect(eventTime(start, end, 'fr')).toMatch(/vendredi 4 décembre.*samedi 5 décembre/)
  const [first, late] = [new Date('2026-12-01T17:00:00Z'), new Date('2026-12-01T20:00:00Z')]
  expect(eventTime(first, late, 'fr')).toMatch(/^mardi 1er décembre 2026/)
})
