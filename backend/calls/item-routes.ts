import { Hono } from 'hono'
import type { Collection } from '#contract/model/collection.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { jsonBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { readingOf } from '../http/reading.ts'
import type { Access } from '../items/access.ts'
import { fieldTree } from '../items/field-tree.ts'
import { insertRecords } from '../items/insert.ts'
import { checkUnchanged, expectedRevision } from '../items/latest-revision.ts'
import { type QueryParameters, queryParameters } from '../items/query-parameters.ts'
import { contentCollection, itemKey, readItem, readItems, readItemsById } from '../items/read.ts'
import { removeRow } from '../items/remove.ts'
import { checkExists, updateItem } from '../items/update.ts'
import { validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { inWriting } from '../items/writing.ts'
import { readAnswers } from './read-answers.ts'
import type { Services } from './services.ts'

/** Records of one call of POST. */
const MOST_RECORDS = 500

export const parametersOf = (request: Request): QueryParameters => queryParameters(new URL(request.url).search.slice(1))

const addressOf = (request: Request): string => {
  const { origin, pathname } = new URL(request.url)
  return origin + pathname
}

/** `/items/{collection}` and `/items/{collection}/{id}`: read, create, change, delete. (SPEC 7, CONTRACTS 2) */
export function itemRoutes(services: Services): Hono<Variables> {
  const { db, defaults, signal } = services
  const answer = readAnswers(db)
  return new Hono<Variables>()
    .get('/:collection', async ({ req, var: { caller } }) => {
      const parameters = parametersOf(req.raw)
      const reading = await readingOf(services, req.raw, caller)
      const collection = contentCollection(req.param('collection'))
      return answer(req.raw, { reading, collection, parameters }, (from) =>
        readItems(from, reading.access, collection, parameters, addressOf(req.raw)),
      )
    })
    .get('/:collection/:id', async ({ req, var: { caller } }) => {
      const parameters = parametersOf(req.raw)
      const reading = await readingOf(services, req.raw, caller)
      const collection = contentCollection(req.param('collection'))
      return answer(req.raw, { reading, collection, parameters }, (from) =>
        readItem(from, reading.access, collection, req.param('id'), parameters),
      )
    })
    .post('/:collection', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      const collection = writtenCollection(req.param('collection'))
      const fields = returnedFields(access, collection, parametersOf(req.raw))
      const body = await jsonBody(req.raw)
      const records = Array.isArray(body) ? body : [body]
      if (records.length > MOST_RECORDS) throw new Fault('tooLarge', `More than ${MOST_RECORDS} items in one call`)
      const valid = records.map((record) => validateNew(collection, inProject(collection, record, access), defaults))
      const ids = await inWriting(db, access, defaults, (at) => insertRecords(at, valid))
      signal.raise()
      if (Array.isArray(body)) return jsonAnswer(await readItemsById(db, access, collection, ids, fields))
      return jsonAnswer(await readItem(db, access, collection, String(ids[0]), fields))
    })
    .patch('/:collection/:id', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      const collection = writtenCollection(req.param('collection'))
      const fields = returnedFields(access, collection, parametersOf(req.raw))
      const id = itemKey(collection, req.param('id'))
      const expected = expectedRevision(req.raw)
      const change = validateChange(collection, id ?? null, await jsonBody(req.raw), defaults)
      await inWriting(db, access, defaults, async (at) => {
        await checkExists(at, collection, id)
        await checkUnchanged(at, collection, change.id, expected)
        await updateItem(at, change)
      })
      signal.raise()
      return jsonAnswer(await readItem(db, access, collection, String(id), fields))
    })
    .delete('/:collection/:id', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      const collection = writtenCollection(req.param('collection'))
      const id = itemKey(collection, req.param('id'))
      await inWriting(db, access, defaults, async (at) => {
        await checkExists(at, collection, id)
        await removeRow(at, collection, id as Cell, '')
      })
      signal.raise()
      return noContent()
    })
}

/** A collection whose items are written through `/items`; those of files follow from their bytes. */
export function writtenCollection(name: string): Collection {
  if (name === 'files') throw new Fault('forbidden', 'files: items of this collection are written through /files')
  return contentCollection(name)
}

/** The parameters of the answer to a write: which fields it shows. Refused before anything is written. */
function returnedFields(access: Access, collection: Collection, parameters: QueryParameters): QueryParameters {
  fieldTree(access, collection, parameters.fields)
  return parameters
}

/** A new item is in the project of the request without saying so. */
export function inProject(collection: Collection, record: unknown, access: Access): unknown {
  const isImplied = collection.owners.includes('project') && typeof record === 'object' && record !== null
  return isImplied ? { project: access.project, ...record } : record
}
