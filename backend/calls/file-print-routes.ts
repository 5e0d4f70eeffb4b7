import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'
import type { Files } from '../files/files.ts'
import { fileRow } from '../files/put-file.ts'
import { admitted, type Variables } from '../http/context.ts'
import { itemKey } from '../items/read.ts'
import type { Services } from './services.ts'

/** `GET /files/:id/a4.pdf`: a picture alone on a page of A4, for staff: the EU's notice and a producer's label hang in the shop too (Reg. (EU) 2025/1960). */
export function filePrintRoutes({ db }: Pick<Services, 'db'>, files: Pick<Files, 'printed'>): Hono<Variables> {
  const collection = collectionOf('files')
  return new Hono<Variables>().get('/:id/a4.pdf', async ({ req, var: { caller } }) => {
    await admitted(caller)
    const access = await caller.access()
    if (!access.write(collection, 'create')) throw new Fault('forbidden', 'files: printing is for who uploads them')
    const id = itemKey(collection, req.param('id'))
    const row = id === undefined ? undefined : await fileRow(db, access.project, String(id))
    const pdf = row?.type.startsWith('image/') ? await files.printed(row) : null
    if (!pdf) throw new Fault('unknownItem', `There is no picture ${req.param('id').slice(0, 80)} to print`)
    return new Response(Buffer.from(pdf), {
      headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="a4.pdf"' },
    })
  })
}
