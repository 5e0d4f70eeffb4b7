import { expect, test } from 'vitest'
import { salutationIn } from './salutations.ts'

test.each([
  ['en', 'Frau', 'Ms'],
  ['fr', 'Mr', 'Monsieur'],
  ['de', 'Madame', 'Frau'],
  ['de', 'Herr', 'Herr'],
  ['en', 'Frau Dr.', 'Frau Dr.'],
  ['en', '', ''],
] as const)('whoever goes on in another language (%s) is addressed in it: “%s” is “%s”', (language, chosen, said) => {
  expect(salutationIn(language, chosen)).toBe(said)
})
