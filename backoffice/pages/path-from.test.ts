import { expect, test } from 'vitest'
import { pathFrom } from './path-from.ts'

test.each([
  ['Weihnachten 2026', 'de', '/weihnachten-2026'],
  ['Größe & Maß', 'de', '/groesse-und-mass'],
  ['/en/christmas', 'en', '/en/christmas'],
  ['Christmas / Gifts', 'en', '/en/christmas/gifts'],
  ['Noël', 'fr', '/fr/noel'],
  ['  ', 'de', ''],
  [null, 'fr', ''],
])('%j typed as an address in %s is meant as %s', (typed, language, path) => {
  expect(pathFrom(typed, language)).toBe(path)
})
