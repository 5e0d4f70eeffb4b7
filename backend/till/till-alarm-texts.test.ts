import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileSentence } from '#domain/imports/file-sentences.ts'
import { languages } from '#domain/texts/language.ts'
import { tillAlarmTexts } from './till-alarm-texts.ts'

test.each(languages)('mails about tills name no part of the program, in %s', (language) => {
  const { sentence: _, ...words } = tillAlarmTexts[language]
  expect(JSON.stringify(Object.values(words))).not.toMatch(/[a-z][A-Z]/)
})

/** Every sentence with which a file is refused, as it stands in the sources, with a number in each gap. */
const refused = readdirSync('backend/imports')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .flatMap((name) => [
    ...readFileSync(`backend/imports/${name}`, 'utf8').matchAll(/new UnreadableFile\(\s*(['`])(.*?)\1/gs),
  ])
  .map(([, , sentence = '']) => sentence.replaceAll(/\$\{[^}]*\}/g, '7'))

test('a file that cannot be read is refused in the words of who reads of it', () => {
  expect(refused.length).toBeGreaterThan(10)
  for (const sentence of [...refused, 'was: 3 pieces lie there by now', 'Item not found: ecommerce_product'])
    for (const language of ['de', 'fr'] as const) expect(fileSentence(sentence, language), language).not.toBe(sentence)
})
