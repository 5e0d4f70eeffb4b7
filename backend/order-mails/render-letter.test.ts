import { expect, test } from 'vitest'
import { themeProperties } from '#domain/look/theme.ts'
import { renderOrderLetter } from './render-letter.ts'

test('line breaks of what editors write stay in the paragraphs and in the notes of a letter', async () => {
  const letter = {
    language: 'de',
    subject: 'Ihre Bestellung',
    heading: 'Danke',
    paragraphs: ['Eins\nzwei'],
    notes: ['Drei\nvier', '<b>fünf</b>'],
  } as const
  const letterhead = {
    siteName: 'Uhren & Söhne',
    email: undefined,
    from: undefined,
    lines: [],
    imprintPath: '/impressum',
    theme: themeProperties({}),
  }
  const { html } = await renderOrderLetter(letter, letterhead)
  for (const words of [
    /Eins(<!-- -->)?<br ?\/?>(<!-- -->)?zwei/,
    /Drei(<!-- -->)?<br ?\/?>(<!-- -->)?vier/,
    /&lt;b&gt;fünf/,
  ])
    expect(html).toMatch(words)
})
