import { expect, test } from 'vitest'
import { stylesWith, withOwnFaces } from './own-faces.ts'

const face = (family: string, source: string) => `@font-face{font-family:${family};src:${source}}`

test('of the faces in the styles those of the website stay, with what stands in for them, and all other rules', () => {
  const own = [
    face('Cormorant Garamond Variable', 'url(/build/cormorant-garamond-latin-ab.woff2)format("woff2")'),
    face('Cormorant Garamond Variable', 'url(/build/cormorant-garamond-latin-ext-cd.woff2)format("woff2")'),
    face('Cormorant Garamond Variable fallback', 'local(Georgia)'),
  ].join('')
  const others = [
    face('"Source Sans 3 Variable"', 'url(/build/source-sans-3-latin-ab.woff2)format("woff2")'),
    face('Source Sans 3 Variable fallback', 'local(Arial)'),
  ].join('')
  const rules = ':root{--sans:"Source Sans 3 Variable"}'
  expect(withOwnFaces(own + others + rules, ['cormorant-garamond', 'hanken-grotesk'])).toBe(own + rules)
  expect(withOwnFaces(own + others + rules, ['fraunces', 'source-sans-3'])).toBe(others + rules)
})

test('what loads faces is told from what stands in for them', () => {
  const standIn = '@font-face{font-family:Figtree fallback;src:local(Arial)}'
  const face = '@font-face{font-family:Figtree;src:url(/build/figtree-latin-1.woff2)}'
  expect(stylesWith(['figtree'], { 'a.css': `a{}${face}${standIn}b{}` })).toEqual({
    styleTexts: { 'a.css': `a{}${standIn}b{}` },
    faces: face,
  })
})
