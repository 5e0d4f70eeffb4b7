import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysIn, deliveryPeriod } from './delivery-period.ts'

test('the working days of the shipping come on top of those of the goods', () => {
  expect(deliveryPeriod(['2–4 Werktage'], 2, 'de')).toBe('4–6 Werktage')
  expect(deliveryPeriod(['2–4 working days'], 2, 'en')).toBe('4–6 working days')
  expect(deliveryPeriod(['2 à 4 jours ouvrés'], 2, 'fr')).toBe('4 à 6 jours ouvrés')
  expect(deliveryPeriod(['1 Werktag'], 0, 'de')).toBe('1 Werktag')
})

test('weeks stay weeks, as many as the days of the shipping need as well', () => {
  expect(deliveryPeriod(['ca. 3 Wochen'], 2, 'de')).toBe('ca. 3–4 Wochen')
  expect(deliveryPeriod(['2–3 Wochen'], 6, 'de')).toBe('3–5 Wochen')
  expect(deliveryPeriod(['about 1 week'], 1, 'en')).toBe('about 1–2 weeks')
  expect(deliveryPeriod(['environ 3 semaines'], 2, 'fr')).toBe('environ 3 à 4 semaines')
  expect(deliveryPeriod(['environ 3 semaines'], 0, 'fr')).toBe('environ 3 semaines')
  expect(deliveryPeriod(['ca. 2 Monate'], 2, 'de')).toBe('ca. 2–3 Monate')
})

test('days of the calendar leave room for a weekend within the days of the shipping', () => {
  expect(deliveryPeriod(['3 Tage'], 2, 'de')).toBe('5–7 Tage')
  expect(deliveryPeriod(['3 days'], 6, 'en')).toBe('9–13 days')
})

test('the country that a period holds for and a pause follow it', () => {
  expect(deliveryPeriod(['2–4 Werktage'], 2, 'de', { country: 'Deutschland' })).toBe('4–6 Werktage (Deutschland)')
  expect(deliveryPeriod(['2–4 Werktage'], 2, 'de', { country: 'Deutschland', pause: 'Versand ab 7. Januar' })).toBe(
    '4–6 Werktage (Deutschland), Versand ab 7. Januar',
  )
  expect(deliveryPeriod([], 2, 'de', { country: 'Deutschland' })).toBeNull()
})

test('goods that are sent together come when the slowest of them does', () => {
  expect(deliveryPeriod(['2–4 Werktage', 'ca. 3 Wochen', null], 0, 'de')).toBe('ca. 3 Wochen')
  expect(deliveryPeriod(['2–4 Werktage', '3–4 Werktage', '1–2 Werktage'], 1, 'de')).toBe('4–5 Werktage')
})

test('words that name no stretch of time are kept, and what shipping adds is said', () => {
  expect(deliveryPeriod(['nach Absprache', 'nach Absprache'], 2, 'de')).toBe(
    'nach Absprache, zuzüglich 2 Werktage für den Versand',
  )
  expect(deliveryPeriod(['nach Absprache', '2–4 Werktage'], 0, 'de')).toBe('nach Absprache; 2–4 Werktage')
})

test('where nothing says when goods come, nothing is promised', () => {
  expect(deliveryPeriod([], 2, 'de')).toBeNull()
  expect(deliveryPeriod([null, ' '], 2, 'de')).toBeNull()
})

test('the period is never shorter than the longest line with its shipping', () => {
  const days = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 20 }))
  fc.assert(
    fc.property(fc.array(days, { minLength: 1, maxLength: 6 }), fc.integer({ min: 0, max: 9 }), (lines, shipping) => {
      const times = lines.map(([from, more]) => `${from}–${from + more} Werktage`)
      const most = Math.max(...lines.map(([from, more]) => from + more)) + shipping
      expect(deliveryPeriod(times, shipping, 'de')).toMatch(new RegExp(`(^|–)${most} Werktage?$`))
    }),
  )
})

test('the days that a text names are known to machines', () => {
  expect(daysIn('2–4 Werktage')).toEqual({ least: 2, most: 4 })
  expect(daysIn('about 3 weeks')).toEqual({ least: 21, most: 21 })
  expect(daysIn('auf Anfrage')).toBeUndefined()
  expect(daysIn(null)).toBeUndefined()
})
