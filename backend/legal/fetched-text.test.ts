import { expect, test } from 'vitest'
import { fetchedText } from './fetched-text.ts'

const long = 'Es gilt deutsches Recht. '.repeat(20)

test('of a page the body is taken, without scripts, styles and handlers', () => {
  const page = `<html><head><style>p{}</style></head><body onload="x()"><h1>AGB</h1><script>x()</script><p onclick="x()">${long}</p></body></html>`
  expect(fetchedText(page)).toEqual({ ok: true, content: `<h1>AGB</h1><p>${long}</p>` })
})

test('plain text becomes paragraphs', () => {
  expect(fetchedText(`AGB\n\n${long}`)).toEqual({ ok: true, content: `<p>AGB</p><p>${long.trim()}</p>` })
})

test('what is too short to be a legal text, or names a placeholder that does not exist, is none', () => {
  expect(fetchedText('<p>Wartung</p>')).toEqual({ ok: false, problem: 'no_text' })
  expect(fetchedText(`<p>${long}{{quatsch}}</p>`)).toEqual({ ok: false, problem: 'placeholders' })
})
