import { expect, test } from 'vitest'
import { firstSpoken } from './first-spoken.ts'

test.each([
  [['en-GB', 'de'], 'en'],
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'en-US'], 'en'],
  [['fr-FR'], 'de'],
  [[], 'de'],
] as const)('a browser that speaks %j is spoken to in %s', (languages, spoken) => {
  expect(firstSpoken(languages)).toBe(spoken)
})
