import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import type { Database } from '../db/database.ts'
import { createDiskStorage } from '../files/disk-storage.ts'
import { createFiles } from '../files/files.ts'
import { createImports, type Imports } from '../imports/imports.ts'
import { sampleShop } from '../items/sample-shop.ts'
import { MACHINE } from '../items/writing.ts'
import { type Json, testClient } from './test-client.ts'

/** A shop whose imports are at work, with pictures from this machine alone, and calls of an editor; all of it goes when the test has ended. */
export async function sampleImports(db: Database, domain: string) {
  const { project } = await sampleShop(db, domain)
  const folder = mkdtempSync(join(tmpdir(), 'schaufenster-imports-'))
  const storage = createDiskStorage(folder)
  const files = createFiles({ db, storage, projectOf: async () => Number(project), workers: 2 })
  const reach = { isAllowed: (address: string) => address === '127.0.0.1' }
  const begin = (): Imports => {
    const fail = (_: string, error: unknown) => {
      throw error
    }
    const imports = createImports({ db, storage, files, defaults: MACHINE, reach }, fail)
    imports.start()
    return imports
  }
  let work = begin()
  onTestFinished(async () => {
    await work.stop()
    await files.close()
    rmSync(folder, { recursive: true })
  })
  const client = testClient(db, {
    defaultDomain: domain,
    files,
    imports: { work: { wake: () => work.wake() }, storage, reach },
  })
  const staff = await client.signedInAs({ email: `staff@${domain}`, role: 'editor', project: Number(project) })
  const call = async (method: string, path: string, body?: Json) => {
    const answer = await client.call(method, path, body, staff)
    return { status: answer.status, data: answer.body.data as unknown as ProductImport, error: answer.body.error }
  }
  const post = async (path: string, body: FormData | Uint8Array<ArrayBuffer>) => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body, headers: staff })
    const answer = await client.backend.fetch(request)
    const said = (await answer.json()) as { data: ProductImport; error?: { message: string } }
    return { status: answer.status, ...said }
  }
  const send = (path: string, bytes: Uint8Array<ArrayBuffer> | string, name = 'waren.csv') => {
    const form = new FormData()
    form.set('file', new File([bytes], name))
    return post(path, form)
  }
  const until = async (id: string, ...states: ProductImport['state'][]): Promise<ProductImport> => {
    for (let tries = 0; tries < 2000; tries++) {
      const { data } = await call('GET', `/imports/${id}`)
      if (states.includes(data.state)) return data
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`The import is ${JSON.stringify((await call('GET', `/imports/${id}`)).data)}`)
  }
  const tried = async (file: string, choices?: Json) => {
    const { data } = await send('/imports', file)
    const first = await until(data.id, 'tried', 'failed')
    if (!choices) return first
    await call('PATCH', `/imports/${data.id}`, choices)
    return until(data.id, 'tried', 'failed')
  }
  const written = async (file: string, choices?: Json) => {
    const { id } = await tried(file, choices)
    expect((await call('POST', `/imports/${id}/start`)).status).toBe(200)
    return until(id, 'done', 'undone', 'failed')
  }
  const goodsOf = async (id: string) => (await call('GET', `/imports/${id}/goods`)).data as unknown as ImportedGood[]
  const products = async (fields: string) => {
    const path = `/items/ecommerce_product?fields=${fields}&sort=id&limit=200`
    return (await client.call('GET', path, undefined, staff)).body.data as Json[]
  }
  const everything = async () => {
    const parts: Json[] = []
    for (const name of ['manufacturer', 'category', 'subcategory', 'attribute_group', 'attribute', 'tag', 'sale'])
      parts.push((await client.call('GET', `/items/ecommerce_${name}?fields=*&sort=id`, undefined, staff)).body.data)
    const files = (await client.call('GET', '/files?fields=id', undefined, staff)).body.data
    const all = '*,product_variants.*,images.*,attributes.*,tags.*,subcategories.*,translations.*'
    return JSON.stringify([parts, files, await products(all)])
  }
  return {
    ...{ client, staff, call, post, send, until, tried, written, goodsOf, products, everything },
    stop: () => work.stop(),
    begin: () => {
      work = begin()
    },
  }
}
