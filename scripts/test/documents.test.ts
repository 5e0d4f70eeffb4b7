import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(new URL(file, root)))
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Where the numbers lead that comments cite. */
const CITED = { SPEC: 'docs/specification.md', CONTRACTS: 'docs/contracts.md', DESIGN: 'docs/architecture.md' }

const headings = (file: string) => [...read(file).matchAll(/^## (\d+)\. /gm)].map(([, number]) => number)

/** What a text cites: of "SPEC 2, 9" both. */
function citations(text: string): { source: keyof typeof CITED; number: string }[] {
  return [...text.matchAll(/\b(SPEC|CONTRACTS|DESIGN)((?:,? (?:and )?\d+)+)/g)].flatMap(([, source, numbers]) =>
    [...(numbers ?? '').matchAll(/\d+/g)].map(([number]) => ({ source: source as keyof typeof CITED, number })),
  )
}

test('every number of the specification, contracts and architecture that a comment cites is a heading there', () => {
  const known = new Map(Object.entries(CITED).map(([source, file]) => [source, headings(file)]))
  const cited = tracked
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .flatMap((file) => citations(read(file)).map((citation) => ({ ...citation, file })))
  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter(({ source, number }) => !known.get(source)?.includes(number))).toEqual([])
})

test('no comment cites a document that is not in the repository', () => {
  const stray = tracked.filter((file) => /\.(tsx?|mjs|css|md)$/.test(file) && !file.endsWith('documents.test.ts'))
  expect(stray.filter((file) => /\b(GERMAN-MARKET|HOUSE|STYLE|FINDINGS) \d/.test(read(file)))).toEqual([])
})

test('every file of the repository that a document names exists', () => {
  const folders = '(?:backend|backoffice|bench|contract|demo|docs|domain|e2e|scripts|sdk|server|site)'
  const named = tracked
    .filter((file) => /^(README|docs\/.*)\.md$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(new RegExp(`\`(${folders}/[\\w./-]*\\w)\``, 'g'))].map(([, place]) => ({ file, place })),
    )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ place }) => !existsSync(new URL(String(place), root)))).toEqual([])
})

test('every link of a document to a file of the repository leads there', () => {
  const links = tracked
    .filter((file) => /^(README|docs\/.*)\.md$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) => ({
        file,
        to: new URL(String(to), new URL(file, root)),
      })),
    )
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ to }) => !existsSync(to)).map(({ file, to }) => `${file}: ${to.pathname}`)).toEqual([])
})

test('the index of decisions lists every record with its heading and date, and each says when it was accepted', () => {
  const records = tracked.filter((file) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file))
  const index = read('docs/decisions/index.md')
  const wrong = records.filter((file) => {
    const [, number, title, date] = /^# (\d+)\. (.+)\n\nAccepted on (\d{4}-\d\d-\d\d)\./.exec(read(file)) ?? []
    return !index.includes(`| [${number}](${file.slice('docs/decisions/'.length)}) | ${title} | ${date} |`)
  })
  expect(records.length).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})
