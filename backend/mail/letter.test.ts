import { expect, test } from 'vitest'
import { themeProperties } from '#domain/look/theme.ts'
import { footParts } from './foot-parts.ts'
import { type Letter, renderLetter } from './letter.ts'

const letterhead = {
  siteName: 'Uhren & Söhne',
  email: 'laden@muster.example',
  from: undefined,
  lines: ['Uhren & Söhne GmbH', 'Hauptstraße 1, 20095 Hamburg'],
  imprintPath: '/impressum',
  theme: themeProperties({ brand_color: '#8a6d3b' }),
}

const letter: Letter = {
  language: 'fr',
  heading: 'Bonjour <Anna>',
  paragraphs: ['Un deux\ntrois'],
  facts: [['E-mail', 'anna@example.org']],
  quote: 'Ligne "1"\n<script>alert(1)</script>',
  button: { label: 'Confirmer', href: 'https://muster.example/x?a=1&b="2"' },
  notes: ['Petit texte'],
  links: [{ label: 'Mentions légales', href: 'https://muster.example/fr/mentions-legales' }],
}

test('a letter reads well as plain text, with the address of its button and who sends it', () => {
  expect(renderLetter(letter, letterhead).text).toBe(`Bonjour <Anna>

Un deux
trois

E-mail : anna@example.org

> Ligne "1"
> <script>alert(1)</script>

Confirmer :
https://muster.example/x?a=1&b="2"

Petit texte

--
Uhren & Söhne GmbH
Hauptstraße 1, 20095 Hamburg
Mentions légales : https://muster.example/fr/mentions-legales
`)
})

test('a line of the foot is broken between telephone, address and days, never inside one of them', () => {
  expect(footParts('+49 40 66969100 · kontakt@uhren-soehne.example')).toEqual([
    '+49 40 66969100 ·',
    'kontakt@uhren-soehne.example',
  ])
  const hours = 'Ouvert\u00a0: Lun - Ven 10:00 - 18:30\u202f; Samedi 10:00 - 16:00'
  expect(footParts(hours)).toEqual(['Ouvert\u00a0: Lun - Ven 10:00 - 18:30\u202f;', 'Samedi 10:00 - 16:00'])
  const { html } = renderLetter(letter, { ...letterhead, lines: ['+49 40 1 · a@b-c.example'] })
  expect(html).toMatch(/inline-block[^>]*>\+49 40 1 ·<\/span> <span[^>]*inline-block[^>]*>a@b-c\.example<\/span>/)
})

test('nothing that stands in a letter becomes markup', () => {
  const { html } = renderLetter(letter, letterhead)
  expect(html).not.toContain('<script>')
  expect(html).toContain('Ligne &quot;1&quot;<br>&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('href="https://muster.example/x?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('Uhren &amp; Söhne GmbH')
})

test('a letter is in its language, in the colours of the theme, and fetches nothing', () => {
  const { html } = renderLetter(letter, letterhead)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain('background:#8a6d3b')
  expect(html).not.toMatch(/<img|<link|url\(|src=/)
})
