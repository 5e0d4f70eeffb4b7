import { expect, test } from 'vitest'
import { inForceWords } from './in-force-words.ts'

test('a legal text says since when it is in force, by the German calendar and in its language', () => {
  expect(inForceWords('2026-12-01', 'de')).toBe('In Kraft seit 1. Dezember 2026')
  expect(inForceWords('2026-12-01', 'en')).toBe('In force since 1 December 2026')
  expect(inForceWords('2026-12-01', 'fr')).toBe('En vigueur depuis le 1er décembre 2026')
})
