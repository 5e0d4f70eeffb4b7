import { expect, test } from 'vitest'
import { headingAnchors } from './heading-anchors.ts'

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)

test('headings of the second to fourth level get an id from their text and a named link to it', () => {
  expect(headingAnchors('<h2>Größen</h2><p>x</p>', 'de', [])).toBe(
    '<div data-heading><h2 id="groessen">Größen</h2><a href="#groessen" aria-label="Link zum Abschnitt: Größen">#</a></div><p>x</p>',
  )
  expect(idsOf(headingAnchors('<h3>A</h3><h4>B</h4>', 'en', []))).toEqual(['a', 'b'])
})

test('no id occurs twice, nor one that the page itself uses', () => {
  const html = '<h2>Cookies</h2><h3>Dauer</h3><h2>Cookies</h2><h3>Dauer</h3>'
  expect(idsOf(headingAnchors(html, 'de', ['cookies']))).toEqual(['cookies-2', 'dauer', 'cookies-3', 'dauer-2'])
})

test('an id that the editor has set stays, cleaned like all others', () => {
  const html = '<h2 id="matomo-ehemals-piwik">Matomo (formerly PIWIK)</h2><h2 id="A b">Text</h2>'
  expect(idsOf(headingAnchors(html, 'en', []))).toEqual(['matomo-ehemals-piwik', 'a-b'])
})

test('markup and quotation marks in a heading do not reach its id or the name of its link', () => {
  const html = headingAnchors('<h2><strong>Gold</strong> &amp; &quot;Silber&quot;</h2>', 'de', [])
  expect(html).toContain('id="gold-silber"')
  expect(html).not.toMatch(/aria-label="[^"]*</)
})
