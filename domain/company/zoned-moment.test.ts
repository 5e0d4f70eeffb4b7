import { expect, test } from 'vitest'
import { zonedMoment } from './zoned-moment.ts'

const told = (language: 'de' | 'en' | 'fr', moment: string, style: 'long' | 'exact' = 'long') =>
  zonedMoment(language, style)(new Date(moment))

test('a moment is told by the clock of the shop, with its zone in the words of each language, wherever the machine is', () => {
  expect(told('de', '2026-11-20T23:30:00Z')).toMatch(/^21\. November 2026.* 00:30 MEZ$/)
  expect(told('de', '2026-07-20T12:00:00Z')).toMatch(/14:00 MESZ$/)
  expect(told('en', '2026-11-20T23:30:00Z')).toMatch(/21.*2026.* (CET|GMT\+1)$/)
  expect(told('fr', '2026-11-20T23:30:00Z')).toMatch(/^21 novembre 2026.* 00:30 \(heure d’Europe centrale\)$/)
})

test('an exact moment names the weekday and the second too, as receipts must', () => {
  expect(told('de', '2026-11-20T12:00:05Z', 'exact')).toMatch(/^Freitag, 20\. November 2026.* 13:00:05 MEZ$/)
  expect(told('en', '2026-11-20T12:00:05Z', 'exact')).toMatch(/^Friday.*20 November 2026.*13:00:05 (CET|GMT\+1)$/)
  expect(told('fr', '2026-07-20T12:00:05Z', 'exact')).toMatch(
    /^lundi 20 juillet 2026.* 14:00:05 \(heure d’Europe centrale\)$/,
  )
})
