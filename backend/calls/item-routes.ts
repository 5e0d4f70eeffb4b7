import { Hono } from 'hono'
import type { Collection } from '#contract/model/collection.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { contentsBody } from '../http/body.ts'
import { admitted, type Variables } from '../http/context.ts'
import { readingOf } from '../http/reading.ts'
import type { Access } from '../items/access.ts'
import { fieldTree } from '../items/field-tree.ts'
import { insertRecord } from '../items/insert.ts'
import { checkUnchanged, expectedRevision } from '../items/latest-revision.ts'
import { type QueryParameters, queryParameters } from '../items/query-parameters.ts'
import { contentCollection, itemKey, readItem, readItems, readItemsById } from '../items/read.ts'
import { removeRow } from '../items/remove.ts'
import { checkExists, updateItem } from '../items/update.ts'
import { Invalid, validateNew } from '../items/validate.ts'
import { validateChange } from '../items/validate-change.ts'
import { allowedFields, inWriting } from '../items/writing.ts'
import { readAnswers } from './read-answers.ts'
import type { Services } from './services.ts'

/** Records of one call of POST. */
const MOST_RECORDS = 500

export const parametersOf = (request: Request): QueryParameters => queryParameters(new URL(request.url).search.slice(1))

const addressOf = (request: Request): string => {
  const { origin, pathname } = new URL(request.url)
  return origin + pathname
}

/** `/items/{collection}` and `/items/{collection}/{id}`, several ids with commas between them: read, create, change, delete. (SPEC 7, CONTRACTS 2) */
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
      const [first = '', ...others] = req.param('id').split(',')
      return answer(req.raw, { reading, collection, parameters }, (from) =>
        others.length === 0
          ? readItem(from, reading.access, collection, first, parameters)
          : readItemsById(from, reading.access, collection, existing(collection, [first, ...others]), parameters),
      )
    })
    .post('/:collection', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      const collection = writtenCollection(req.param('collection'))
      const fields = returnedFields(access, collection, parametersOf(req.raw))
      allowedFields(access, collection, 'create')
      const body = await contentsBody(req.raw)
      const records = Array.isArray(body) ? body : [body]
      checkNumber(records)
      const isOne = !Array.isArray(body)
      const valid = await eachOf(records, isOne, (record) =>
        validateNew(collection, inProject(collection, record, access), defaults),
      )
      const ids = await inWriting(db, access, defaults, (at) =>
        eachOf(valid, isOne, (record) => insertRecord(at, record)),
      )
      signal.raise()
      if (Array.isArray(body)) return jsonAnswer(await readItemsById(db, access, collection, ids, fields))
      return jsonAnswer(await readItem(db, access, collection, String(ids[0]), fields))
    })
    .patch('/:collection', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const collection = writtenCollection(req.param('collection'))
      const body = await contentsBody(req.raw)
      const changes = changesIn(collection, body)
      return changeItems(services, await caller.access(), { collection, changes, request: req.raw })
    })
    .patch('/:collection/:id', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const collection = writtenCollection(req.param('collection'))
      const fields = await contentsBody(req.raw)
      const ids = req.param('id').split(',')
      const changes = ids.map((id) => ({ id: itemKey(collection, id), fields }))
      return changeItems(services, await caller.access(), { collection, changes, request: req.raw, isOne: !ids[1] })
    })
    .delete('/:collection/:id', async ({ req, var: { caller } }) => {
      await admitted(caller)
      const access = await caller.access()
      const collection = writtenCollection(req.param('collection'))
      const ids = req.param('id').split(',')
      checkNumber(ids)
      await inWriting(db, access, defaults, async (at) => {
        for (const text of ids) {
          const id = itemKey(collection, text)
          await checkExists(at, collection, id)
          await removeRow(at, collection, id as Cell, '')
        }
      })
      signal.raise()
      return noContent()
    })
}

interface Changes {
  readonly collection: Collection
  readonly changes: readonly { readonly id: Cell | undefined; readonly fields: unknown }[]
  readonly request: Request
  /** Whether the answer is the item and not a list of items. */
  readonly isOne?: boolean
}

/** The changes of a list, each with the id of its item. Throws the Fault for what is none. */
function changesIn(collection: Collection, body: unknown): Changes['changes'] {
  if (!Array.isArray(body)) throw new Fault('invalid', 'The body must be a list of items with their ids')
  return body.map((change: unknown, index) => {
    if (!isRecord(change)) throw new Fault('invalid', 'Each of the items must be an object')
    const { id: given, ...fields } = change
    const id = itemKey(collection, String(given ?? ''))
    if (id === undefined)
      throw new Invalid([{ field: `${index}.id`, message: `must be the id of an item of ${collection.name}` }])
    return { id, fields }
  })
}

/** Changes items, all of them or none, and answers them. */
async function changeItems(services: Services, access: Access, { collection, changes, request, isOne }: Changes) {
  const { db, defaults, signal } = services
  const fields = returnedFields(access, collection, parametersOf(request))
  allowedFields(access, collection, 'update')
  checkNumber(changes)
  const expected = expectedRevision(request)
  if (expected !== undefined && !isOne) throw new Fault('badRequest', 'If-Match is for the change of one item')
  const valid = await eachOf(changes, isOne, ({ id, fields }) =>
    validateChange(collection, id ?? null, fields, defaults),
  )
  await inWriting(db, access, defaults, (at) =>
    eachOf(valid, isOne, async (change, index) => {
      await checkExists(at, collection, changes[index]?.id)
      await checkUnchanged(at, collection, change.id, expected)
      await updateItem(at, change)
    }),
  )
  signal.raise()
  const ids = valid.map(({ id }) => id)
  if (isOne) return jsonAnswer(await readItem(db, access, collection, String(ids[0]), fields))
  return jsonAnswer(await readItemsById(db, access, collection, ids, fields))
}

/** Does the same with each item in turn; of several, what is wrong with one names its place in the list: `1.stock`. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  isOne: boolean | undefined,
  work: (item: Item, index: number) => Result | Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [index, item] of items.entries())
    try {
      results.push(await work(item, index))
    } catch (error) {
      if (isOne || !(error instanceof Invalid)) throw error
      throw new Invalid(error.problems.map((problem) => ({ ...problem, field: `${index}.${problem.field}` })))
    }
  return results
}

function checkNumber(records: readonly unknown[]): void {
  if (records.length > MOST_RECORDS) throw new Fault('tooLarge', `More than ${MOST_RECORDS} items in one call`)
}

/** Those of several ids that an item can have. */
function existing(collection: Collection, ids: readonly string[]): Cell[] {
  checkNumber(ids)
  return ids.flatMap((id) => itemKey(collection, id) ?? [])
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
