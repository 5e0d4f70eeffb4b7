import { expect, test } from 'vitest'
import { isEditable, tidyHtml } from './html-text.ts'

test('a text with elements that the editor would lose is left to be edited as HTML', () => {
  expect(isEditable('<p>Ein <strong>Ring</strong></p><ul><li>Gold</li></ul>')).toBe(true)
  expect(isEditable('<p>Text</p><figure><img src="/assets/1"></figure>')).toBe(false)
  expect(isEditable('<address>Markt 1</address>')).toBe(false)
})

test('items and cells of one paragraph are written without it', () => {
  expect(tidyHtml('<ul><li><p>Gold</p></li><li><p>Silber</p><ul><li><p>925</p></li></ul></li></ul>')).toBe(
    '<ul><li>Gold</li><li>Silber<ul><li>925</li></ul></li></ul>',
  )
  expect(
    tidyHtml(
      '<table style="min-width: 50px"><colgroup><col></colgroup><tbody><tr><td colspan="1" rowspan="1"><p>1</p></td></tr></tbody></table>',
    ),
  ).toBe('<table><tbody><tr><td>1</td></tr></tbody></table>')
})

test('an item of two paragraphs keeps them', () => {
  const html = '<ul><li><p>Eins</p><p>Zwei</p></li></ul>'
  expect(tidyHtml(html)).toBe(html)
})
