import { expect, test } from 'vitest'
import { dayCode, dayCodes } from './day-codes.ts'

test('the seventeen codes have exactly the German labels of the specification', () => {
  expect(dayCodes.map((entry) => entry.labels.de)).toEqual([
    'Info',
    'Montag',
    'Mo - Mi',
    'Mo - Do',
    'Mo - Fr',
    'Dienstag',
    'Di - Fr',
    'Mittwoch',
    'Donnerstag',
    'Freitag',
    'Samstag',
    'Sonntag',
    'Mo - Di',
    'Do - Fr',
    'Mo, Mi, Fr',
    'Heiligabend',
    'Silvester',
  ])
})

test('no two codes share a label in any language', () => {
  for (const language of ['de', 'en', 'fr'] as const) {
    expect(new Set(dayCodes.map((entry) => entry.labels[language])).size).toBe(17)
  }
})

test('a code covers its single weekdays, Monday being 1', () => {
  expect(dayCode(4)?.weekdays).toEqual([1, 2, 3, 4, 5])
  expect(dayCode(14)?.weekdays).toEqual([1, 3, 5])
  expect(dayCode(11)?.weekdays).toEqual([7])
  expect(dayCode(0)?.weekdays).toEqual([])
})

test('a label that names a span covers every day from its first to its last', () => {
  const spans = dayCodes.filter((entry) => entry.labels.de.includes(' - '))
  const short = ['', 'Mo', 'Di', 'Mi', 'Do', 'Fr']
  for (const { labels, weekdays } of spans) {
    const [first = 0, last = 0] = [weekdays[0], weekdays.at(-1)]
    expect(`${short[first]} - ${short[last]}`).toBe(labels.de)
    expect(weekdays).toHaveLength(last - first + 1)
  }
})

test('Christmas Eve and New Year’s Eve are calendar days', () => {
  expect(dayCode(15)?.date).toBe('12-24')
  expect(dayCode(16)?.date).toBe('12-31')
})

test('a code may come as text, and an unknown one has no entry', () => {
  expect(dayCode('10')?.labels.de).toBe('Samstag')
  expect(dayCode(17)).toBeUndefined()
  expect(dayCode(-1)).toBeUndefined()
  expect(dayCode('Feiertag')).toBeUndefined()
})
