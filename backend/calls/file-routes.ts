import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import type { Files } from '../files/files.ts'
import { fileRow, refocusedHash } from '../files/put-file.ts'
import { uploadForm } from '../files/upload-form.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { checkUnchanged, expectedRevision } from '../items/latest-revision.ts'
import { itemKey, readItem, readItems } from '../items/read.ts'
import { removeRow } from '../items/remove.ts'
import { checkExists, setRow, updateItem } from '../items/update.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { parametersOf } from './item-routes.ts'
import type { Services } from './services.ts'

/** What may be said of a file once it is there; the rest follows from its bytes. */
const changeable = ['filename', 'title', 'focal_x', 'focal_y', 'translations']

/** `/files`: read, upload, describe and delete files. (SPEC 7) */
export function fileRoutes({ db, defaults, signal }: Services, files: Files): Hono<Variables> {
  const collection = collectionOf('files')
  const accessFor = async ({ caller }: Variables['Variables']) => {
    await admitted(caller)
    return caller.access()
  }
  return (
    new Hono<Variables>()
      .get('/', async ({ req, var: { caller } }) => {
        const { origin, pathname } = new URL(req.url)
        return jsonAnswer(
          await readItems(db, await caller.access(), collection, parametersOf(req.raw), origin + pathname),
        )
      })
      .get('/:id', async ({ req, var: { caller } }) =>
        jsonAnswer(await readItem(db, await caller.access(), collection, req.param('id'), parametersOf(req.raw))),
      )
      .post('/', async ({ req, var: variables }) => {
        const access = await accessFor(variables)
        if (!access.write(collection, 'create')) throw new Fault('forbidden', 'files: create is not allowed')
        const form = await uploadForm(req.raw, files.maxBytes)
        const { id } = await files.put({ ...form, project: access.project }, access)
        signal.raise()
        return jsonAnswer(await readItem(db, access, collection, id, parametersOf(req.raw)))
      })
      .patch('/:id', async ({ req, var: variables }) => {
        const access = await accessFor(variables)
        const id = itemKey(collection, req.param('id'))
        const body = await objectBody(req.raw)
        const other = Object.keys(body).find((name) => !changeable.includes(name))
        if (other !== undefined)
          throw new Fault('forbiddenField', `${other.slice(0, 80)}: writing this field is not allowed`)
        const expected = expectedRevision(req.raw)
        const change = validateChange(collection, id ?? null, body, defaults)
        await inWriting(db, access, defaults, async (at) => {
          await checkExists(at, collection, id)
          await checkUnchanged(at, collection, change.id, expected)
          await updateItem(at, change)
          const row = await fileRow(at.db, access.project, String(id))
          if (row)
            await setRow(
              at.db,
              collection,
              row.id,
              { hash: refocusedHash(row.hash, { x: row.focal_x, y: row.focal_y }) },
              '',
            )
        })
        signal.raise()
        return jsonAnswer(await readItem(db, access, collection, String(id), parametersOf(req.raw)))
      })
      // Its bytes stay as long as it lies in the bin.
      .delete('/:id', async ({ req, var: variables }) => {
        const access = await accessFor(variables)
        const id = itemKey(collection, req.param('id'))
        await inWriting(db, access, defaults, async (at) => {
          await checkExists(at, collection, id)
          await removeRow(at, collection, id as Cell, '')
        })
        signal.raise()
        return noContent()
      })
  )
}
