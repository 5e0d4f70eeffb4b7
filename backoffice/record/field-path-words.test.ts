import { expect, test } from 'vitest'
import { labelling } from '../labels/labels.ts'
import { describedModel } from './described-model.ts'
import { fieldPathWords } from './field-path-words.ts'

const world = { model: describedModel(), labels: labelling('de') }

test.each([
  ['name', 'Welche Seite'],
  ['sections.0.kind', 'Abschnitt 1: Art'],
  ['translations.en.path', 'Adresse (Englisch)'],
])('a field of a refusal is called by its labels and counted as a person counts: %s', (path, words) => {
  expect(fieldPathWords(world, 'page', path)).toBe(words)
})
