import { expect, test } from 'vitest'
import { type OpeningPeriod, openingLines, timePairText } from './opening-hours.ts'

const period = (day: number | string | null, open?: string, close?: string, more: Partial<OpeningPeriod> = {}) => ({
  day,
  time_open: open,
  time_close: close,
  ...more,
})

const lines = (...periods: OpeningPeriod[]) => openingLines({ periods }, 'de')

test('a day code is shown by its label and times without seconds', () => {
  expect(lines(period(4, '09:30:00', '18:00:00'))).toEqual([
    { label: 'Mo - Fr', times: [{ open: '09:30', close: '18:00' }], closed: false },
  ])
})

test('the label is that of the language', () => {
  expect(openingLines({ periods: [period(10, '09:00', '14:00')] }, 'fr')[0]?.label).toBe('Samedi')
})

test('no open and close time means closed that day', () => {
  expect(lines(period(11))).toEqual([{ label: 'Sonntag', times: [], closed: true }])
  expect(lines(period(11, '', ' '))[0]?.closed).toBe(true)
})

test('several periods on a day merge into one line with multiple time pairs', () => {
  expect(
    lines(period(1, '09:00:00', '12:30:00'), period(5, '09:00:00', '18:00:00'), period(1, '14:00:00', '18:00:00')),
  ).toEqual([
    {
      label: 'Montag',
      times: [
        { open: '09:00', close: '12:30' },
        { open: '14:00', close: '18:00' },
      ],
      closed: false,
    },
    { label: 'Dienstag', times: [{ open: '09:00', close: '18:00' }], closed: false },
  ])
})

test('a day with a time is open even when another of its periods has none', () => {
  expect(lines(period(7), period(7, '14:00', '18:00'))).toEqual([
    { label: 'Mittwoch', times: [{ open: '14:00', close: '18:00' }], closed: false },
  ])
})

test('an unknown day code is shown as written', () => {
  expect(lines(period(17, '10:00', '12:00'), period('1. Advent', '12:00', '17:00')).map((line) => line.label)).toEqual([
    '17',
    '1. Advent',
  ])
})

test('day 0 and a missing day are skipped', () => {
  expect(lines(period(0, '09:00', '12:00', { free_text: 'Betriebsferien' }), period('0'), period(null))).toEqual([])
})

test('lines and times follow the sort number, and rows without one come first in their own order', () => {
  const shown = lines(
    period(10, '09:00', '14:00', { sort: 3 }),
    period(4, '14:00', '18:00', { sort: 2 }),
    period(4, '09:00', '13:00', { sort: 1 }),
    period(15, '09:00', '12:00'),
  )
  expect(shown.map((line) => line.label)).toEqual(['Heiligabend', 'Mo - Fr', 'Samstag'])
  expect(shown[1]?.times.map((pair) => pair.open)).toEqual(['09:00', '14:00'])
})

test('free text stands beside the times, in the language where it is translated', () => {
  const free = period(11, undefined, undefined, {
    free_text: 'Termine nach Vereinbarung',
    translations: [{ language: 'en', free_text: 'By appointment' }],
  })
  expect(openingLines({ periods: [free] }, 'en')[0]).toMatchObject({ closed: true, freeText: 'By appointment' })
  expect(lines(period(11, undefined, undefined, { free_text: 'nach Vereinbarung' }))[0]?.freeText).toBe(
    'nach Vereinbarung',
  )
})

test('a period with only one time keeps it', () => {
  expect(lines(period(13, '10:00'))[0]).toMatchObject({ closed: false, times: [{ open: '10:00' }] })
})

const hours = [
  {
    sort: 2,
    closed: true,
    opening_time: '09:00:00',
    translations: [{ language: 'de', day: 'Sonntag', free_text: 'außer im Advent' }],
  },
  {
    sort: 1,
    opening_time: '09:00:00',
    closing_time: '18:00:00',
    translations: [
      { language: 'de', day: 'Montag bis Freitag' },
      { language: 'en', day: 'Monday to Friday' },
    ],
  },
]

test('the older hours are used only when there is no opening period', () => {
  expect(openingLines({ periods: [], hours }, 'de').map((line) => line.label)).toEqual([
    'Montag bis Freitag',
    'Sonntag',
  ])
  expect(openingLines({ periods: [period(1, '09:00', '18:00')], hours }, 'de').map((line) => line.label)).toEqual([
    'Montag',
  ])
})

test('an older entry marked closed is closed whatever its times, and falls back to the first language', () => {
  expect(openingLines({ hours }, 'en')).toEqual([
    { label: 'Monday to Friday', times: [{ open: '09:00', close: '18:00' }], closed: false },
    { label: 'Sonntag', times: [], closed: true, freeText: 'außer im Advent' },
  ])
})

test('without any data there are no lines', () => {
  expect(openingLines({}, 'de')).toEqual([])
})

test('a time pair reads from when to when, and an open end says so', () => {
  expect(timePairText({ open: '09:00', close: '13:00' }, 'de')).toBe('09:00 - 13:00')
  expect(timePairText({ open: '09:00' }, 'de')).toBe('ab 09:00')
  expect(timePairText({ close: '13:00' }, 'en')).toBe('until 13:00')
})

test('an older entry that is not closed may be a text alone', () => {
  const hour = (more: object) =>
    openingLines({ hours: [{ translations: [{ language: 'de', day: 'Samstag', ...more }] }] }, 'de')
  expect(hour({ free_text: 'nach Vereinbarung' })).toEqual([
    { label: 'Samstag', times: [], closed: false, freeText: 'nach Vereinbarung' },
  ])
  expect(hour({})[0]?.closed).toBe(true)
})
