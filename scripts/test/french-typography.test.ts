import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { productSources, sourceOf } from '../house/sources.ts'
import { frenchTexts, looseColons, wrongInFrench } from './french-typography.ts'

const root = join(import.meta.dirname, '..', '..')
const sources = productSources(root)

test.each([
  ['Taille: 54', false],
  ['Taille : 54', false],
  ['Taille\u00a0: 54', true],
  ['Merci !', false],
  ['Merci\u202f!', true],
  ['« oui »', false],
  ['«\u00a0oui\u00a0»', true],
  ['ouvert de 10:00 à 18:00', true],
  ['<a href="mailto:a@b.example">écrire</a>\u202f; ou passer', true],
])('%j: the check of French typography agrees: %s', (text, right) => {
  expect(wrongInFrench(text) === undefined).toBe(right)
})

test('every French text of the product sets its punctuation as French does', () => {
  const texts = sources.flatMap((source) => frenchTexts(source).map((found) => ({ ...found, file: source.file })))
  expect(texts.length).toBeGreaterThan(1000)
  const wrong = texts.flatMap(({ file, line, text }) => (wrongInFrench(text) ? [`${file}:${line} ${text}`] : []))
  expect(wrong).toEqual([])
})

/** The French texts of a JSON file of the demonstration, by their key or by the language beside them. */
function frenchOf(value: unknown, french = false): string[] {
  if (typeof value === 'string') return french ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const isFrench = french || (value as { language?: unknown }).language === 'fr'
  return Object.entries(value).flatMap(([key, part]) => frenchOf(part, isFrench || key === 'fr'))
}

test('so does every French text of the demonstration and of the blueprints', () => {
  const files = execFileSync('git', ['ls-files', 'demo/content', 'blueprints'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const texts = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    if (file.endsWith('fr.html')) return [{ file, text }]
    return file.endsWith('.json') ? frenchOf(JSON.parse(text)).map((one) => ({ file, text: one })) : []
  })
  expect(texts.length).toBeGreaterThan(300)
  const wrong = texts.flatMap(({ file, text }) => {
    const found = wrongInFrench(text)
    return found ? [`${file}: ${found}`] : []
  })
  expect(wrong).toEqual([])
})

/** Errors and log lines, which are English; `llms.txt` has the colon of its format. */
const ENGLISH = [
  'site/seo/llms.ts',
  'site/loader/shared-parts.ts',
  'backend/mail/deliver-claimed.ts',
  'backend/order-mails/order-mailer.ts',
]

test('no text that visitors read sets its own colon after a value: French has a space before it', () => {
  expect(looseColons(sourceOf('one.tsx', 'const a = <p>{label}: {value}</p>'))).toEqual([1])
  const read = sources.filter(
    ({ file }) =>
      /^(?:site|domain\/orders|backend\/(?:mail|order-mails|invoices|forms|requests|ratings|reservations|shop|orders\/(?:staff|withdrawal)))\//.test(
        file,
      ) && !ENGLISH.includes(file),
  )
  expect(read.flatMap((source) => looseColons(source).map((line) => `${source.file}:${line}`))).toEqual([])
})
