import type { ImportedLines } from '#contract/wire/imported-lines.ts'
import type { ProductImport } from '#contract/wire/product-imports.ts'
import type { Database } from '../db/database.ts'
import { sampleImports } from './sample-imports.ts'
import type { Json } from './test-client.ts'

let number = 0

/** A shop whose imports are at work, with calls of somebody who takes in tables without goods. */
export async function sampleLineImports(db: Database, role: 'administrator' | 'editor' = 'administrator') {
  const domain = `lines${++number}.example`
  const shop = await sampleImports(db, domain)
  const { client, staff, until } = shop
  const { data } = (await client.call('GET', '/items/project?fields=id', undefined, staff)).body
  const project = Number(data[0]?.id)
  const headers = await client.signedInAs({ email: `${role}@lines.${domain}`, role, project })
  const send = async (file: string | Uint8Array<ArrayBuffer>, kind: string, mode: string, words?: string) => {
    const form = new FormData()
    form.set('file', new File([file], 'liste.csv'))
    form.set('kind', kind)
    form.set('mode', mode)
    if (words) form.set('words', words)
    const request = new Request('http://localhost/imports/lines', { method: 'POST', body: form, headers })
    const answer = await client.backend.fetch(request)
    const body = (await answer.json()) as { data: ImportedLines; error?: { message: string } }
    return { status: answer.status, ...body }
  }
  const rows = (table: string) => db.selectFrom(table).selectAll().orderBy('id').execute()
  const subscribers = () =>
    db.selectFrom('newsletter_subscription').selectAll().where('project', '=', project).orderBy('id').execute()
  const imports = async () =>
    (await client.call('GET', '/imports', undefined, headers)).body.data as unknown as ProductImport[]
  const undo = async (id: string) => {
    const { status } = await client.call('POST', `/imports/${id}/undo`, {}, headers)
    return { status, ...(await until(id, 'undone', 'failed')) }
  }
  const redirects = async () => {
    const path = '/items/redirect?fields=id,from_path,to_path,permanent&sort=id'
    return (await client.call('GET', path, undefined, staff)).body.data as Json[]
  }
  return { ...shop, project, send, rows, subscribers, imports, undo, redirects }
}
