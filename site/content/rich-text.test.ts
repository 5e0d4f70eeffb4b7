import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/texts/language.ts'
import { richText } from './rich-text.ts'

const at = (language: Language) => ({ language, project: { languages: [...languages], translations: [] } })

test('scripts, event handlers, styles and frames of an editor never reach the page', () => {
  const html =
    '<p onclick="alert(1)" style="color:red">Text<script>alert(2)</script><iframe src="https://x.example"></iframe></p>'
  expect(richText(html, at('de'))).toBe('<p>Text</p>')
})

test.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a link to %j loses its address',
  (href) => {
    expect(richText(`<a href="${href}">Text</a>`, at('de'))).toBe('<a>Text</a>')
  },
)

test('an internal link of the route map leads to the page in the language of the text', () => {
  expect(richText('<a href="/kontakt#karte">Kontakt</a>', at('en'))).toBe('<a href="/en/contact#karte">Kontakt</a>')
})

test('an external link opens in a new tab and carries the rel of SPEC 2', () => {
  expect(richText('<a href="https://example.com/" target="_self">Text</a>', at('de'))).toBe(
    '<a href="https://example.com/" target="_blank" rel="nofollow noopener noreferrer external">Text<span class="visually-hidden"> (öffnet in neuem Tab)</span></a>',
  )
})

test('a link of an editor that opens a new tab says so in the language of the page, one within the site does not', () => {
  const html = '<a href="/kontakt">A</a> <a href="https://a.example/"><strong>B</strong></a> <a href="tel:+4940">C</a>'
  const notes = [...richText(html, at('fr')).matchAll(/>(\w)(?:<\/strong>)?<span class="visually-hidden">([^<]*)/g)]
  expect(notes.map(([, text, note]) => [text, note])).toEqual([
    ['B', ' (s’ouvre dans un nouvel onglet)'],
    ['C', ' (s’ouvre dans un nouvel onglet)'],
  ])
})

test('a missing text is an empty one', () => {
  expect([richText(null, at('de')), richText(undefined, at('fr')), richText('', at('en'))]).toEqual(['', '', ''])
})
