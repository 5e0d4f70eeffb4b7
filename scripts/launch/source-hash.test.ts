import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildIsFresh, hashSources, STAMP } from './source-hash.mjs'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schaufenster-sources-'))
  for (const file of [
    'domain/a.ts',
    'sdk/a.ts',
    'site/pages/a.tsx',
    'package-lock.json',
    'scripts/build.ts',
    'vite.config.ts',
  ]) {
    write(file, file)
  }
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build is fresh until a source changes, appears, moves or goes', () => {
  const stamp = () => write(STAMP, JSON.stringify({ sources: hashSources(root) }))
  expect(buildIsFresh(root)).toBe(false)
  stamp()
  expect(buildIsFresh(root)).toBe(true)
  write('site/pages/a.tsx', 'changed')
  expect(buildIsFresh(root)).toBe(false)
  stamp()
  write('site/pages/b.tsx', '')
  expect(buildIsFresh(root)).toBe(false)
  stamp()
  rmSync(join(root, 'site/pages/b.tsx'))
  expect(buildIsFresh(root)).toBe(false)
})

test('tests are not part of what is built', () => {
  const before = hashSources(root)
  write('site/pages/a.test.tsx', 'test')
  expect(hashSources(root)).toBe(before)
})
