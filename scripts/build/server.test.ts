import { expect, test } from 'vitest'
import { sourcePlaces } from './server.ts'

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
