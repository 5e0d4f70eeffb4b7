import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** A title as it stands in a file: an apostrophe in it may be escaped. */
const plain = (text: string) => text.replaceAll("\\'", "'")

/** Of tests that are named and not there, what names them. Of a title within a group the last part counts. */
const missing = (named: { row: string; file: string; title: string }[]) =>
  named
    .filter(
      ({ file, title }) => !plain(read(file)).includes(title.slice(title.lastIndexOf(' > ') + 1).replace(/^> /, '')),
    )
    .map(({ row }) => row)

test('every test that docs/spec-coverage.md names is there', () => {
  const rows = [...read('docs/spec-coverage.md').matchAll(/\| `([^`]+)` (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(80)
  expect(missing(rows.map(([row, file = '', title = '']) => ({ row, file, title })))).toEqual([])
})

test('every test that docs/findings.md names is there', () => {
  const cells = [...read('docs/findings.md').matchAll(/^\| [A-Z]\d+ \| (.+?) \| .* \|$/gm)].map(
    ([, tests = '']) => tests,
  )
  const named = cells.flatMap((tests) =>
    [...tests.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.+?)(?=; `|$)/g)].map(([row, file = '', title = '']) => ({
      row,
      file,
      title,
    })),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(missing(named)).toEqual([])
})

test('every class of fault in docs/findings.md names a check that is there', () => {
  const [, classes = ''] = read('docs/findings.md').split('\n## Classes of fault')
  const rows = [...classes.matchAll(/^\| (?!Class |---)(.+?) \| (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(18)
  const named = rows.flatMap(([row, , tests = '']) => {
    const found = [...tests.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.+?)(?=; `|$)/g)]
    return found.length > 0
      ? found.map(([, file = '', title = '']) => ({ row, file, title }))
      : [{ row, file: 'docs/findings.md', title: 'no check is named' }]
  })
  expect(missing(named)).toEqual([])
})

test('every duty of docs/law.md names a file that is there, and a test that is there or what is open', () => {
  const rows = [...read('docs/law.md').matchAll(/^\| (?:L\d+|\d+) .* \| `([^`]+)` \| (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(70)
  for (const [, file = ''] of rows) expect(read(file)).not.toBe('')
  const named = rows.flatMap(([row, , tests = '']) => {
    if (tests.startsWith('open: ')) return []
    const found = [...tests.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.+?)(?=; `|$)/g)]
    return found.length > 0
      ? found.map(([, file = '', title = '']) => ({ row, file, title }))
      : [{ row, file: 'docs/law.md', title: 'no test is named' }]
  })
  expect(missing(named)).toEqual([])
})
