import { expect, test } from 'vitest'
import { anchorId, uniqueId } from './anchor-id.ts'

test.each([
  ['Matomo (ehemals PIWIK)', 'matomo-ehemals-piwik'],
  ['Größe & Maße der Schließen', 'groesse-masse-der-schliessen'],
  ['Où nous trouver ? À l’atelier', 'ou-nous-trouver-a-l-atelier'],
  ['Cœur', 'coeur'],
  ['§ 5 DDG', '5-ddg'],
])('the heading %j is reached by #%s', (text, id) => {
  expect(anchorId(text)).toBe(id)
})

test('an umlaut written as letter and mark gives the same id as one written as a single letter', () => {
  expect(anchorId('U\u0308ber uns')).toBe('ueber-uns')
})

test('the second heading of the same text gets a number, and one without letters a name', () => {
  const used = new Set(['cookies'])
  expect(['cookies', 'cookies', '', ''].map((id) => uniqueId(id, used))).toEqual([
    'cookies-2',
    'cookies-3',
    'section',
    'section-2',
  ])
})
