import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
import { idIn, pageIn } from '../http/query-number.ts'
import type { Access } from '../items/access.ts'
import { contentCollection, itemKey, readItem } from '../items/read.ts'
import { restoreItem } from '../items/restore.ts'
import { compareRevision, listRevisions, readRevision, storedRevision } from '../items/revision.ts'
import { inWriting } from '../items/writing.ts'
import { parametersOf } from './item-routes.ts'
import type { Services } from './services.ts'

const accessFor = async ({ caller }: Variables['Variables']): Promise<Access> => {
  await admitted(caller)
  return caller.access()
}

type Stored = Awaited<ReturnType<typeof storedRevision>>

/** Brings the revision's item back and answers it. */
async function restore({ db, defaults, signal }: Services, access: Access, revision: Stored, request: Request) {
  const collection = contentCollection(revision.collection)
  const id = itemKey(collection, revision.item) ?? null
  await inWriting(db, access, defaults, (at) => restoreItem(at, collection, id, revision.data))
  signal.raise()
  return jsonAnswer(await readItem(db, access, collection, revision.item, parametersOf(request)))
}

/** The history of one item as clients of a Directus 8 ask for it: `/items/{collection}/{id}/revisions`, `…/revert/{revision}`. (SPEC 7) */
export function itemRevisionRoutes(services: Services): Hono<Variables> {
  const { db } = services
  return new Hono<Variables>()
    .get('/:collection/:id/revisions', async ({ req, var: variables }) => {
      const { collection, id: item } = req.param()
      const query = { collection, item, ...pageIn(req.query()) }
      return jsonAnswer({ data: await listRevisions(db, await accessFor(variables), query) })
    })
    .patch('/:collection/:id/revert/:revision', async ({ req, var: variables }) => {
      const { collection, id: item, revision: number } = req.param()
      const access = await accessFor(variables)
      const revision = await storedRevision(db, access, idIn(number))
      if (revision.collection !== collection || revision.item !== item)
        throw new Fault(
          'unknownItem',
          `Item not found: revision ${number} of ${collection.slice(0, 80)} ${item.slice(0, 40)}`,
        )
      return restore(services, access, revision, req.raw)
    })
}

/** The history of items: list, one, compare, restore. (SPEC 7) */
export function revisionRoutes(services: Services): Hono<Variables> {
  const { db } = services
  return new Hono<Variables>()
    .get('/', async (context) => {
      const { collection, item, ...page } = context.req.query()
      const query = { collection, item, ...pageIn(page) }
      return jsonAnswer({ data: await listRevisions(db, await accessFor(context.var), query) })
    })
    .get('/:id', async (context) =>
      jsonAnswer({ data: await readRevision(db, await accessFor(context.var), idIn(context.req.param('id'))) }),
    )
    .get('/:id/compare', async (context) => {
      const access = await accessFor(context.var)
      const from = await readRevision(db, access, idIn(context.req.param('id')))
      const other = context.req.query('with')
      const to = other === undefined ? undefined : await readRevision(db, access, idIn(other))
      if (to && (to.collection !== from.collection || to.item !== from.item))
        throw new Fault('invalid', 'with must be a revision of the same item')
      return jsonAnswer({ data: await compareRevision(db, access, from, to) })
    })
    .post('/:id/restore', async (context) => {
      const access = await accessFor(context.var)
      const revision = await storedRevision(db, access, idIn(context.req.param('id')))
      return restore(services, access, revision, context.req.raw)
    })
}
