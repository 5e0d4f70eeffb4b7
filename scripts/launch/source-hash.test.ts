import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allIsFresh, BUILDS, buildIsFresh, hashSources, isSourceOf } from './source-hash.mjs'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schaufenster-sources-'))
  for (const source of Object.values(BUILDS).flatMap(({ sources }) => sources)) {
    const file = /\.\w+$/.test(source) ? source : `${source}/a.ts`
    write(file, file)
  }
})

afterEach(() => rmSync(root, { recursive: true }))

test('a build is fresh until a source changes, appears, moves or goes', () => {
  const stamp = () => write(BUILDS.site.stamp, JSON.stringify({ sources: hashSources(root, 'site') }))
  expect(buildIsFresh(root, 'site')).toBe(false)
  stamp()
  expect(buildIsFresh(root, 'site')).toBe(true)
  write('site/pages/a.tsx', 'changed')
  expect(buildIsFresh(root, 'site')).toBe(false)
  stamp()
  write('site/pages/b.tsx', '')
  expect(buildIsFresh(root, 'site')).toBe(false)
  stamp()
  rmSync(join(root, 'site/pages/b.tsx'))
  expect(buildIsFresh(root, 'site')).toBe(false)
})

test('tests are not part of what is built', () => {
  const before = hashSources(root, 'site')
  write('site/pages/a.test.tsx', 'test')
  expect(hashSources(root, 'site')).toBe(before)
})

test('a change of the back office alone leaves everything else as it was built', () => {
  write(BUILDS.site.stamp, JSON.stringify({ sources: hashSources(root, 'site') }))
  write(BUILDS.backoffice.stamp, JSON.stringify({ sources: hashSources(root, 'backoffice') }))
  expect(allIsFresh(root)).toBe(false)
  write(BUILDS.server.stamp, JSON.stringify({ sources: hashSources(root, 'server') }))
  expect(allIsFresh(root)).toBe(true)
  write('backoffice/a.tsx', 'changed')
  const fresh = (['site', 'backoffice', 'server'] as const).map((build) => buildIsFresh(root, build))
  expect([...fresh, allIsFresh(root)]).toEqual([true, false, true, false])
})

test('the hash of a build covers the files that it names and those in the folders that it names', () => {
  const files = ['server/programs/main.ts', 'demo/seed.ts', 'demo/seeds.ts', 'servers/main.ts']
  expect(files.map((file) => isSourceOf('server', file))).toEqual([true, true, false, false])
})
