// @ts-check
// Node takes the types out of a file that it loads, and refuses JSX. Preloaded, this puts the few files of the backend that have any into plain
// JavaScript; a program that loads none pays nothing for it.
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    /** @type {typeof import('rolldown/utils')} */
    const { transformSync } = require('rolldown/utils')
    const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
      sourcemap: true,
      tsconfig: false,
    })
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`)
    const lines = map ? `\n//# sourceMappingURL=data:application/json;base64,${btoa(JSON.stringify(map))}` : ''
    return { format: 'module', source: code + lines, shortCircuit: true }
  },
})
