import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageMade, runKept } from './kept-code.mjs'

let folder = ''
let file = ''
const kept = () => `${file}.kept`
const run = (): { answer: () => string } => runKept(file)

/** Runs the file, has a page made, and waits until what ran is kept. */
function keep() {
  const { answer } = run()
  answer()
  vi.useFakeTimers()
  pageMade()
  vi.runAllTimers()
  vi.useRealTimers()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  file = join(folder, 'built.cjs')
  writeFileSync(file, "exports.answer = () => 'one'")
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a built file is run with its own place, and finds what lies beside it', () => {
  writeFileSync(join(folder, 'late.cjs'), "exports.first = require('./built.cjs').first")
  writeFileSync(file, "exports.first = __filename; exports.late = () => require('./late.cjs').first")
  expect(runKept(file).late()).toBe(file)
})

test('what ran is kept after the first page and not before, and is left as it is by who can use it', () => {
  run()
  expect(existsSync(kept())).toBe(false)
  keep()
  const made = statSync(kept()).ino
  keep()
  expect(statSync(kept()).ino).toBe(made)
  expect(run().answer()).toBe('one')
})

test('a file that changed is not run with the code of the former one, be it as long', () => {
  keep()
  writeFileSync(file, "exports.answer = () => 'two'")
  expect(run().answer()).toBe('two')
})

test('code that was kept and is damaged is not used', () => {
  keep()
  const bytes = readFileSync(kept())
  for (const damaged of [bytes.fill(7, 40), bytes.subarray(0, 5), Buffer.alloc(0)]) {
    writeFileSync(kept(), damaged)
    expect(run().answer()).toBe('one')
  }
})
