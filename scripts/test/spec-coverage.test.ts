import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const rows = [...read('docs/spec-coverage.md').matchAll(/\| `([^`]+)` (.+) \|$/gm)]

/** A title as it stands in a file: an apostrophe in it may be escaped. */
const plain = (text: string) => text.replaceAll("\\'", "'")

test('every test that docs/spec-coverage.md names is there', () => {
  expect(rows.length).toBeGreaterThan(80)
  const missing = rows.filter(([, file = '', title = '']) => !plain(read(file)).includes(title))
  expect(missing.map(([row]) => row)).toEqual([])
})
