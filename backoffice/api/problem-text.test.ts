import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { officeProblemText } from './problem-text.ts'

/** The folders whose refusals are read in forms, lists and uploads of the back office. */
const FOLDERS = ['items', 'files', 'prices', 'duties', 'schedule', 'stock']

/** Files whose refusals answer only who writes the address of a call. */
const OF_CALLS =
  /^(?:condition|field-tree|latest-revision|meta|operators|query-parameters|read|read-query|rows|variant|sample.*|.*\.test)\.ts$/

/** What no form of the back office can bring about: refusals of what only other programs send. */
const OF_PROGRAMS: readonly RegExp[] = [
  /^must be an object/,
  /^must be a list(?: of at most .*)?$/,
  /^is not a field of .*/,
  /^is given by the database$/,
  /^must not be nested deeper than /,
  /^must be the id of /,
  /is not in this list$/,
  /^must be one in each call$/,
  /^must be a text or a number that names an item$/,
  /^key must be a column that names an item/,
  /^must be a number from 0 to 1$/,
  /^id .* is taken by another file$/,
  /^is not a place of /,
  /^sort|^filter|^limit/,
]

const LITERAL =
  /(?:message: |new Misfit\(|new SaleProblem\(.*?, |refuse\(\s*.*?,\s*|refusal\(|new Fault\('\w+', |note\(|: |\? |return |, )(?:'((?:must|is|has|names|lacks|needs|fits|cannot|belongs|closes|opens|file|takes|unpacks|repeats|of which|The|Too) [^'\n]{5,})'|`((?:must|is|has|names|lacks|needs|fits|cannot|belongs|closes|opens|file) [^`\n]*)`)/g

const messagesIn = (path: string): string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(LITERAL), ([, plain, filled]) => plain ?? filled ?? '')

const sources = [
  ...FOLDERS.flatMap((folder) => {
    const root = new URL(`../../backend/${folder}/`, import.meta.url).pathname
    return readdirSync(root)
      .filter((file) => file.endsWith('.ts') && !OF_CALLS.test(file))
      .map((file) => root + file)
  }),
  new URL('../../domain/look/style-sheet.ts', import.meta.url).pathname,
]

/** What a message may look like once its places are filled in. */
const said = (message: string) =>
  ['5', 'price_from', '@import', 'image-set(', '', 'warnings', 'a text'].map((filling) =>
    message.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, filling),
  )

const hasWords = (message: string) => said(message).some((one) => officeProblemText(one, 'de') !== one)

test('whatever the rules of the backend can say of a field has German words', () => {
  const messages = [...new Set(sources.flatMap(messagesIn))].filter(
    (message) => !OF_PROGRAMS.some((known) => said(message).some((one) => known.test(one))),
  )
  expect(messages.length).toBeGreaterThan(60)
  expect(messages.filter((message) => !hasWords(message))).toEqual([])
})

test.each([
  ['must not be less than from_date', 'darf nicht vor „Erster Tag“ liegen', 'must not be before “First day”'],
  ['must not be less than price_from', 'darf nicht kleiner sein als „Preis von“', 'must not be less than “Price from”'],
  ['must be later than starts_at', 'muss später sein als „Beginn“', 'must be later than “Begins”'],
  [
    'The body has more than 20100000 bytes',
    'Die Datei ist zu groß: höchstens 20 MB.',
    'The file is too large: at most 20 MB.',
  ],
])('fields are called by their labels, and sizes are said in words: %s', (message, german, english) => {
  expect([officeProblemText(message, 'de'), officeProblemText(message, 'en')]).toEqual([german, english])
})
