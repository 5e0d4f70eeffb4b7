import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepTwoBuilds, newestFiles, sourcePlaces } from './server.ts'

function transformed(code: string, id: string) {
  const seen: string[] = []
  const { transform } = sourcePlaces('/app', 'dist/start', (file) => seen.push(file))
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function.')
  const context = {} as ThisParameterType<typeof transform>
  return { code: transform.call(context, code, id), seen }
}

test('a module goes on naming the place of its source, seen from the built file', () => {
  const { code, seen } = transformed(
    "const a = new URL('b.sql', import.meta.url), c = join(import.meta.dirname, 'd')",
    '/app/backend/db/a.ts',
  )
  expect(code).toBe(
    "const a = new URL('b.sql', new URL('../../backend/db/a.ts', process.getBuiltinModule('node:url').pathToFileURL(__filename)).href), " +
      "c = join((__dirname + '/../../backend/db'), 'd')",
  )
  expect(seen).toEqual(['backend/db/a.ts'])
})

test('packages are left as they are, and are no sources', () => {
  const { code, seen } = transformed('import.meta.url', '/app/node_modules/a/index.js')
  expect([code, seen]).toEqual([undefined, []])
})

test('the files of the build before stay until the next one, for processes that still serve from them', () => {
  const dir = mkdtempSync(join(tmpdir(), 'two-builds-'))
  const build = (...files: string[]) => {
    const former = newestFiles(dir)
    for (const file of files) writeFileSync(join(dir, file), '')
    keepTwoBuilds(dir, files, former)
    return readdirSync(dir)
      .filter((name) => name.endsWith('.cjs'))
      .sort()
  }
  try {
    expect(build('main.cjs', 'paper-1.cjs')).toEqual(['main.cjs', 'paper-1.cjs'])
    expect(build('main.cjs', 'paper-2.cjs')).toEqual(['main.cjs', 'paper-1.cjs', 'paper-2.cjs'])
    expect(build('main.cjs', 'paper-3.cjs')).toEqual(['main.cjs', 'paper-2.cjs', 'paper-3.cjs'])
  } finally {
    rmSync(dir, { recursive: true })
  }
})
