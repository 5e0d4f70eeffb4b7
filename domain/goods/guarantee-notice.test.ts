import { expect, test } from 'vitest'
import { noticeFor } from './guarantee-notice.ts'

const [de, en] = [{ language: 'de' }, { language: 'en' }]

test('the notice is shown in the language of the page, else in the first of the project, and never in a third one', () => {
  expect(noticeFor([de, en], 'en', 'de')).toBe(en)
  expect(noticeFor([de, en], 'fr', 'de')).toBe(de)
  expect(noticeFor([en], 'fr', 'de')).toBeUndefined()
  expect(noticeFor([], 'de', 'de')).toBeUndefined()
})
