import { expect, test } from 'vitest'
import { hoursSentences } from './hours-sentences.ts'
import { sampleException } from './sample-exception.ts'

const periods = [
  { day: 4, time_open: '10:00:00', time_close: '18:30:00' },
  { day: 10, time_open: '10:00:00', time_close: '13:00:00' },
  { day: 10, time_open: '14:00:00', time_close: '16:00:00' },
  { day: 11 },
]

test('usual hours stand in one line without the days that are always closed, exceptions of the next weeks in one each', () => {
  const exceptions = [
    sampleException({ from_date: '2026-12-24', until_date: '2026-12-26', kind: 'holiday' }),
    sampleException({ from_date: '2027-08-01', until_date: '2027-08-14' }),
  ]
  expect(hoursSentences({ periods, exceptions }, '2026-12-01', 'de')).toEqual([
    'Geöffnet: Mo - Fr 10:00 - 18:30; Samstag 10:00 - 13:00, 14:00 - 16:00',
    '24. – 26. Dezember geschlossen (Feiertag)',
  ])
})

test.each([
  ['en', 'Open: '],
  ['fr', 'Ouvert\u00a0: '],
] as const)('in %s', (language, start) => {
  expect(hoursSentences({ periods, exceptions: [] }, '2026-12-01', language)[0]).toMatch(new RegExp(`^${start}`))
})

test('a house that is never open has no line', () => {
  expect(hoursSentences({ periods: [{ day: 11 }], exceptions: [] }, '2026-12-01', 'de')).toEqual([])
})
