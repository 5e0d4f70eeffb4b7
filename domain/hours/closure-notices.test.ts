import { expect, test } from 'vitest'
import type { Language } from '../texts/language.ts'
import { closureNotices } from './closure-notices.ts'
import { sampleException } from './sample-exception.ts'

const long = sampleException({
  from_date: '2026-12-24',
  until_date: '2027-01-06',
  translations: [
    { language: 'de', note: 'Reparaturen nehmen wir ab dem 7. Januar wieder an.' },
    { language: 'en', note: 'Repairs again from 7 January.' },
  ],
})

const on = (today: string, exception = long, language: Language = 'de') =>
  closureNotices(
    [exception],
    today,
    { leastDays: 3, placeOf: (branch) => (branch === 7 ? 'Haus am Markt' : undefined) },
    language,
  ).map(({ text }) => text)

test('a long closure is announced by itself from two weeks before through its last day, with the owner’s words', () => {
  expect(on('2026-12-09')).toEqual([])
  expect(on('2026-12-10')).toEqual([
    'Wir haben vom 24. Dezember bis 6. Januar 2027 geschlossen. Reparaturen nehmen wir ab dem 7. Januar wieder an.',
  ])
  expect(on('2027-01-06')).toHaveLength(1)
  expect(on('2027-01-07')).toEqual([])
})

test('a short closure, weekdays of a time and other hours are announced only if the owner says so, and a long one not if not', () => {
  const short = sampleException({ from_date: '2026-12-24', until_date: '2026-12-25' })
  expect(on('2026-12-20', short)).toEqual([])
  expect(on('2026-12-20', { ...short, notice: 'always' })).toHaveLength(1)
  expect(on('2026-12-20', { ...long, day: 10 })).toEqual([])
  expect(on('2026-12-20', { ...long, notice: 'never' })).toEqual([])
})

test('a notice is in the language of the page, and names the branch that it is of', () => {
  expect(on('2026-12-20', long, 'en')[0]).toBe(
    'We are closed from 24 December to 6 January 2027. Repairs again from 7 January.',
  )
  expect(on('2026-12-20', { ...long, branch: 7, translations: [] })[0]).toBe(
    'Haus am Markt ist vom 24. Dezember bis 6. Januar 2027 geschlossen.',
  )
  expect(on('2026-12-20', { ...long, translations: [] }, 'fr')[0]).toBe(
    'Nous sommes fermés du 24 décembre au 6 janvier 2027.',
  )
})
