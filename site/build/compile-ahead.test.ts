import type { Rollup } from 'vite'
import { expect, test } from 'vitest'
import { compileAhead } from './compile-ahead.ts'

test('the entry says on its first line that its functions are to be compiled ahead, other chunks do not', () => {
  const bundle = {
    'entry.js': { type: 'chunk', isEntry: true, code: 'const added=1;start()' },
    'part.js': { type: 'chunk', isEntry: false, code: 'part()' },
    'entry.css': { type: 'asset', source: 'a{}' },
  }
  const { generateBundle } = compileAhead()
  const { handler } = generateBundle as unknown as { handler: (options: unknown, bundle: Rollup.OutputBundle) => void }
  handler({}, bundle as never)
  expect(bundle['entry.js'].code.split('\n')).toEqual(['//# allFunctionsCalledOnLoad', 'const added=1;start()'])
  expect(bundle['part.js'].code).toBe('part()')
})
