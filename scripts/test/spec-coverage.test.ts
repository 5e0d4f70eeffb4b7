import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** A title as it stands in a file: an apostrophe in it may be escaped. */
const plain = (text: string) => text.replaceAll("\\'", "'")

/** What keeps a test from running, or all others of its file. */
const HELD_BACK = /^\s*(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|fixme|fails|fail|only)\b/m

/** The last part of a title within groups, which is what its file says. */
const ownTitle = (title: string) => title.slice(title.lastIndexOf(' > ') + 1).replace(/^> /, '')

/** Whether a file calls a test so: a title of one of its calls begins so, not a comment or another text. */
const isCalledSo = (text: string, title: string): boolean =>
  text
    .split(title)
    .slice(0, -1)
    .some((before) => /\(\s*(['"`])$/.test(before))

/** Of tests that are named, what names one that is not there or does not run. */
const missing = (named: { row: string; file: string; title: string }[]) =>
  named
    .filter(({ file, title }) => {
      const text = plain(read(file))
      return !isCalledSo(text, ownTitle(title)) || HELD_BACK.test(text)
    })
    .map(({ row }) => row)

test('every test that docs/spec-coverage.md names is there', () => {
  const rows = [...read('docs/spec-coverage.md').matchAll(/\| `([^`]+)` (.+) \|$/gm)]
  expect(rows.length).toBeGreaterThan(150)
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

test('every duty of docs/law.md names a file that is there, and tests that are there and run', () => {
  const text = read('docs/law.md')
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Duty|Test|Feature|---)/.test(line))
  expect(rows.length).toBeGreaterThan(95)
  const named = rows.flatMap((row) => {
    const [, file = '', tests = ''] = /^\| .* \| `([^`]+)` \| (.+) \|$/.exec(row) ?? []
    expect([row, file && read(file) !== '']).toEqual([row, true])
    const found = [...tests.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)` (.+?)(?=; `|$)/g)]
    return found.length > 0
      ? found.map(([, at = '', title = '']) => ({ row, file: at, title }))
      : [{ row, file: 'docs/law.md', title: 'no test is named' }]
  })
  expect(missing(named)).toEqual([])
})

test('a test that is named counts only where a file calls it so, and runs it', () => {
  expect(isCalledSo("test('a rule holds', () => {})", 'a rule holds')).toBe(true)
  expect(isCalledSo("test.each([1])(\n  'a rule holds',\n () => {})", 'a rule holds')).toBe(true)
  expect(isCalledSo('// a rule holds', 'a rule holds')).toBe(false)
  expect(isCalledSo("const rule = 'a rule holds'", 'a rule holds')).toBe(false)
  expect(HELD_BACK.test("test.skip('a rule holds')")).toBe(true)
  expect(HELD_BACK.test("describe.skipIf(x)('a group')")).toBe(true)
  expect(HELD_BACK.test("test.describe('a group')")).toBe(false)
})
