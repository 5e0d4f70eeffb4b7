import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { COMPARE_AT, IMPORT_CHOICES } from '#contract/model/imports.ts'
import { MOST_BYTES } from '#contract/wire/product-imports.ts'
import { isTarget } from '#domain/imports/import-targets.ts'
import { IMPORT_SOURCES } from '#domain/imports/read-products.ts'
import { withTemporaryFile } from '../files/temporary-file.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import type { Caller, Variables } from '../http/context.ts'
import { pageIn, queryNumber } from '../http/query-number.ts'
import { saveBody } from '../http/read-body.ts'
import { withArchiveFile } from '../imports/archive-file.ts'
import { readDirectus } from '../imports/directus-live.ts'
import { fileKey, picturesKey } from '../imports/import-files.ts'
import { importedGoods, importReport, listImports } from '../imports/import-view.ts'
import { keepMapping } from '../imports/known-mapping.ts'
import { openPictures } from '../imports/packed-pictures.ts'
import { UnreadableFile } from '../imports/unreadable-file.ts'
import { Invalid } from '../items/validate.ts'
import { directusPlace } from './directus-place.ts'
import { fileIn } from './file-in.ts'
import { importCalls, importer } from './import-caller.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

const choices = z.strictObject({
  mode: z.enum(IMPORT_CHOICES).optional(),
  compare_at: z.enum(COMPARE_AT).optional(),
  makes: z.boolean().optional(),
  source: z.enum(IMPORT_SOURCES).optional(),
  mapping: z.array(z.string().max(120).refine(isTarget, 'is no field of a product')).max(500).optional(),
})

const place = z.strictObject(directusPlace)

/** Throws Invalid for what is no archive. */
async function checkPictures(path: string): Promise<void> {
  await withArchiveFile(path, openPictures).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new Invalid([{ field: 'file', message: error.message }]) : error
  })
}

/** `/imports`: files of goods from other systems; read, tried, written, taken back. (docs/back-office-reference.md) */
export function productImportRoutes(
  { db, defaults }: Pick<Services, 'db' | 'defaults'>,
  { work, storage, reach }: NonNullable<Services['imports']>,
): Hono<Variables> {
  const { found, undecided, answer, move } = importCalls(db, work)
  async function begin(caller: Caller, filename: string, bytes: () => Promise<Uint8Array>): Promise<Response> {
    const { account, project } = await importer(caller)
    const id = randomUUID()
    await storage.write(fileKey(id), await bytes(), 'application/octet-stream')
    const row = {
      id,
      project,
      user: account.id,
      filename: filename.slice(0, 255),
      created_on: defaults.now().toISOString(),
    }
    await db
      .insertInto('imports')
      .values({ ...row, state: 'reading' })
      .execute()
    return answer(caller, id)
  }
  return new Hono<Variables>()
    .get('/', async ({ req, var: { caller } }) => {
      const { project } = await importer(caller)
      return jsonAnswer({ data: await listImports(db, project, queryNumber('limit', req.query('limit'), 20, 200)) })
    })
    .post('/', async ({ req, var: { caller } }) => {
      await importer(caller)
      const { file } = await fileIn(req.raw, MOST_BYTES.goods)
      return begin(caller, file.name || 'file', () => file.bytes())
    })
    .post('/directus', async ({ req, var: { caller } }) => {
      await importer(caller)
      const given = validBody(place, await objectBody(req.raw))
      return begin(caller, `${given.project} (Directus 8)`, () => readDirectus(given, reach))
    })
    .get('/:id', async ({ req, var: { caller } }) => jsonAnswer({ data: (await found(caller, req.param('id'))).view }))
    .patch('/:id', async ({ req, var: { caller } }) => {
      const { view, project } = await found(caller, req.param('id'))
      const { mapping, ...body } = validBody(choices, await objectBody(req.raw))
      if (mapping && mapping.length !== view.head.length)
        throw new Invalid([{ field: 'mapping', message: `must have ${view.head.length} entries` }])
      if (mapping) await keepMapping(db, project, view.head, mapping)
      const isReadAnew = mapping !== undefined || body.source !== undefined
      const isTriedAnew = isReadAnew || body.compare_at !== undefined || body.makes !== undefined
      const change = { ...body, ...(mapping && { mapping: JSON.stringify(mapping) }) }
      const state = isTriedAnew ? 'reading' : view.state
      await move(view.id, isTriedAnew ? ['tried', 'failed'] : ['tried'], { ...change, state })
      return answer(caller, view.id)
    })
    .post('/:id/pictures', async ({ req, var: { caller } }) => {
      const id = await undecided(caller, req.param('id'))
      await withTemporaryFile(async (path) => {
        await saveBody(req.raw, MOST_BYTES.pictures, 'archive', path)
        await checkPictures(path)
        await undecided(caller, id)
        await storage.writeFile(picturesKey(id), path, 'application/zip')
      })
      return answer(caller, id)
    })
    .get('/:id/goods', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      return jsonAnswer({ data: await importedGoods(db, view.id, pageIn(req.query())) })
    })
    .get('/:id/report', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      return new Response(await importReport(db, view.id, (message) => message), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="import.csv"',
          'cache-control': 'no-store',
        },
      })
    })
}
