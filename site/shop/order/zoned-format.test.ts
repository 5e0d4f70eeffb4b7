import { expect, test } from 'vitest'
import { zonedFormat } from './zoned-format.ts'

test('a moment of an order is told by the clock of the shop, with its zone, wherever the browser is', () => {
  const told = (language: 'de' | 'en' | 'fr', moment: string) => zonedFormat(language).format(new Date(moment))
  expect(told('de', '2026-11-20T23:30:00Z')).toMatch(/^21\. November 2026.* 00:30 MEZ$/)
  expect(told('de', '2026-07-20T12:00:00Z')).toMatch(/14:00 MESZ$/)
  expect(told('en', '2026-11-20T23:30:00Z')).toMatch(/21.*2026.* (CET|GMT\+1)$/)
  expect(told('fr', '2026-11-20T23:30:00Z')).toMatch(/21 novembre 2026.* UTC\+1$/)
})
