import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiDocument } from './document.ts'

const run = promisify(execFile)

/** The generator asks for the compiler's old interface, which the compiler of today has no more: it gets that of a package that carries it. */
const OLD_COMPILER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve: (name, context, next) => next(name === 'typescript' ? '@ts-morph/common/dist/typescript.js' : name, context),
  })
`)}`

/** A program of a stranger, who has read nothing but the document. */
const PROGRAM = `
import type { components, paths } from './api.d.ts'

type Stock = paths['/ecom/stock']['post']['requestBody']['content']['application/json']
type Found = paths['/items/ecommerce_product']['get']['responses'][200]['content']['application/json']
type Query = NonNullable<paths['/items/ecommerce_product']['get']['parameters']['query']>

export const counted: Stock = { product: 17, branch: null, pieces: 3, was: 2 }
export const query: Query = { fields: 'id,stock', limit: 20, filter: { reference_number: 'TW40BL' } }
export const stockOf = ({ data }: Found): number | undefined => (Array.isArray(data) ? data[0]?.stock : data.stock)
export const ring: components['schemas']['ecommerce_product.new'] = { display_name: 'Ring', slug: 'ring', stock: 2 }

// @ts-expect-error a piece has to be said in numbers
export const wrong: Stock = { product: 17, branch: null, pieces: 'drei', was: 2 }
// @ts-expect-error there is no such field
export const unknown: components['schemas']['page.new'] = { colour: 'red' }
`

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schaufenster-client-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a client that openapi-typescript makes of the document compiles, and knows fields from what is none', async () => {
  const at = (name: string) => join(folder, name)
  await writeFile(at('openapi.json'), JSON.stringify(openApiDocument('1.0.0')))
  await writeFile(at('program.ts'), PROGRAM)
  const generator = resolve('node_modules/openapi-typescript/bin/cli.js')
  await run(process.execPath, ['--import', OLD_COMPILER, generator, at('openapi.json'), '-o', at('api.d.ts')])
  const compiler = resolve('node_modules/.bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--module',
    'preserve',
    '--allowImportingTsExtensions',
  ]
  await expect(run(compiler, [...options, at('program.ts')])).resolves.toMatchObject({ stdout: '' })
}, 300_000)
