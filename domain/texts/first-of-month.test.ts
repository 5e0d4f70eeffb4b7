import { expect, test } from 'vitest'
import { withFirstOfMonth } from './first-of-month.ts'

test('in French the first of a month is counted, wherever it stands, and nothing else is', () => {
  for (const [text, told] of [
    ['1 septembre 2026', '1er septembre 2026'],
    ['mardi 1 mai 2027 à 10:00', 'mardi 1er mai 2027 à 10:00'],
    ['lun. 1 févr., 11:00', 'lun. 1er févr., 11:00'],
    ['21 septembre 2026 à 1 h', '21 septembre 2026 à 1 h'],
    ['11 août', '11 août'],
  ] as const)
    expect(withFirstOfMonth(text, 'fr')).toBe(told)
  expect(withFirstOfMonth('1 September 2026', 'en')).toBe('1 September 2026')
})
