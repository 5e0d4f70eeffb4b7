import { expect, test } from 'vitest'
import { languages } from '#domain/texts/language.ts'
import { withdrawalTexts } from '../orders/withdrawal/withdrawal-texts.ts'
import { formPageTexts } from './page-texts.ts'

test.each(languages)('in %s small pages lead to the withdrawal in the words that it has itself', (language) => {
  expect(formPageTexts[language].withdraw).toBe(withdrawalTexts[language].heading)
})
