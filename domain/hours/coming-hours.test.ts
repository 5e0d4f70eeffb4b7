import { expect, test } from 'vitest'
import { comingLines } from './coming-hours.ts'
import { sampleException } from './sample-exception.ts'

const TODAY = '2026-12-01'

const lines = (...exceptions: ReturnType<typeof sampleException>[]) => comingLines(exceptions, TODAY, 'de')

test('what differs in the next weeks is told with its days, hours and the owner’s words', () => {
  const advent = { kind: 'advent' as const, day: 10, time_open: '10:00:00', time_close: '18:00:00' }
  expect(
    lines(
      sampleException({
        id: 2,
        from_date: '2026-12-24',
        until_date: '2027-01-06',
        translations: [{ language: 'de', note: 'Wir machen Ferien' }],
      }),
      sampleException({ id: 1, from_date: '2026-11-28', until_date: '2026-12-19', ...advent }),
    ),
  ).toEqual([
    {
      label: '28. November – 19. Dezember, nur Samstag',
      times: [{ open: '10:00', close: '18:00' }],
      closed: false,
      freeText: 'Advent',
    },
    { label: '24. Dezember – 6. Januar 2027', times: [], closed: true, freeText: 'Wir machen Ferien' },
  ])
})

test('one day stands with its weekday', () => {
  expect(lines(sampleException({ kind: 'holiday', from_date: '2026-12-25' }))[0]).toMatchObject({
    label: 'Freitag, 25. Dezember',
    freeText: 'Feiertag',
  })
})

test('what is over, far away, or decided by another exception on all of its days is not told', () => {
  expect(
    lines(
      sampleException({ id: 1, from_date: '2026-11-20', until_date: '2026-11-30' }),
      sampleException({ id: 2, from_date: '2027-02-01' }),
      sampleException({ id: 3, from_date: '2026-12-07' }),
      sampleException({ id: 4, from_date: '2026-12-07' }),
    ).map(({ label }) => label),
  ).toEqual(['Montag, 7. Dezember'])
})

test('in French the first of a month is the “1er”', () => {
  expect(
    comingLines([sampleException({ from_date: '2026-12-28', until_date: '2027-01-01' })], TODAY, 'fr')[0]?.label,
  ).toBe('28 décembre – 1er janvier 2027')
})

test('the days of the week that other hours are for are told behind their dates, in each language', () => {
  const saturdays = sampleException({ from_date: '2026-12-05', until_date: '2026-12-19', day: 10 })
  const told = (['de', 'en', 'fr'] as const).map((language) => comingLines([saturdays], TODAY, language)[0]?.label)
  expect(told).toEqual([
    '5. – 19. Dezember, nur Samstag',
    '5 – 19 December, Saturday only',
    '5 – 19 décembre, samedi seulement',
  ])
})
