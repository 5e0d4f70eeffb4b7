import { expect, test } from 'vitest'
import { noticeFor, noticeProblem } from './guarantee-notice.ts'

const [de, en] = [{ language: 'de' }, { language: 'en' }]

test('the notice is shown in the language of the page, else in the first of the project, and never in a third one', () => {
  expect(noticeFor([de, en], 'en', 'de')).toBe(en)
  expect(noticeFor([de, en], 'fr', 'de')).toBe(de)
  expect(noticeFor([en], 'fr', 'de')).toBeUndefined()
  expect(noticeFor([], 'de', 'de')).toBeUndefined()
})

test('a file that is no picture, no upright page of A4 or too small cannot be the notice', () => {
  const file = (width: number | null, height: number | null, type = 'image/png') =>
    noticeProblem({ type, width, height })
  expect(file(1240, 1754)).toBeUndefined()
  expect(file(2480, 3508, 'image/jpeg')).toBeUndefined()
  expect(file(595, 842, 'image/svg+xml')).toBeUndefined()
  expect(file(null, null, 'application/pdf')).toBe('picture')
  expect(file(1754, 1240)).toBe('proportions')
  expect(file(2000, 2000)).toBe('proportions')
  expect(file(620, 877)).toBe('size')
})
