import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const bodyOf = async (html: string) => (await pageMarkdown(`<main>${html}</main>`)).split('---\n').at(-1)?.trim()

test.each([
  ['<ul><li><strong>Ada Kroog</strong><span>Goldschmiedin</span></li></ul>', '-   **Ada Kroog** Goldschmiedin'],
  ['<dl><dt>Hersteller</dt><dd>Corvin<span>Chemin 12</span></dd></dl>', '- **Hersteller**: Corvin Chemin 12'],
  ['<p><span>195,00 €/l</span>inkl. MwSt.</p>', '195,00 €/l inkl. MwSt.'],
  ['<p><a href="/a">Eins</a><strong>Zwei</strong></p>', '[Eins](/a) **Zwei**'],
  ['<p><img src="/a" alt="Eins"><img src="/b" alt="Zwei"></p>', '![Eins](/a) ![Zwei](/b)'],
])('what stands side by side on the page is not one word: %s', async (html, markdown) => {
  expect(await bodyOf(html)).toBe(markdown)
})

test('words that run on stay whole', async () => {
  expect(await bodyOf('<p>Sonder<em>angebot</em> (<a href="/a">alle</a>)</p>')).toBe('Sonder_angebot_ ([alle](/a))')
})

test('dots that lead from picture to picture are left out', async () => {
  const dot = '<li><a href="#picture-1"><span class="visually-hidden">Bild 1</span></a></li>'
  expect(await bodyOf(`<p>Ring</p><ol>${dot}</ol>`)).toBe('Ring')
})

test('what only opens a form is left out, an answer below its question is not', async () => {
  const form = '<details><summary>Frage stellen</summary><form><input></form></details>'
  const answer = '<details><summary>Wie lange?</summary><p>Zwei Tage.</p></details>'
  expect(await bodyOf(form + answer)).toMatch(/^Wie lange\?\s+Zwei Tage\.$/)
})
