import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
import type { Access } from '../items/access.ts'
import { contentCollection, itemKey, readItem } from '../items/read.ts'
import { restoreItem } from '../items/restore.ts'
import { compareRevision, listRevisions, readRevision, storedRevision } from '../items/revision.ts'
import { inWriting } from '../items/writing.ts'
import { parametersOf } from './item-routes.ts'
import type { Services } from './services.ts'

function numberIn(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > most)
    throw new Fault('invalid', `${name} must be a whole number from 1 to ${most}`)
  return Number(text)
}

const idOf = (text: string): number => numberIn('id', text, 0, 2_147_483_647)

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
      const page = {
        limit: numberIn('limit', req.query('limit'), 50, 200),
        page: numberIn('page', req.query('page'), 1, 100_000),
      }
      return jsonAnswer({ data: await listRevisions(db, await accessFor(variables), { collection, item, ...page }) })
    })
    .patch('/:collection/:id/revert/:revision', async ({ req, var: variables }) => {
      const { collection, id: item, revision: number } = req.param()
      const access = await accessFor(variables)
      const revision = await storedRevision(db, access, idOf(number))
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
      const { collection, item, limit, page } = context.req.query()
      const query = {
        collection,
        item,
        limit: numberIn('limit', limit, 50, 200),
        page: numberIn('page', page, 1, 100_000),
      }
      return jsonAnswer({ data: await listRevisions(db, await accessFor(context.var), query) })
    })
    .get('/:id', async (context) =>
      jsonAnswer({ data: await readRevision(db, await accessFor(context.var), idOf(context.req.param('id'))) }),
    )
    .get('/:id/compare', async (context) => {
      const access = await accessFor(context.var)
      const from = await readRevision(db, access, idOf(context.req.param('id')))
      const other = context.req.query('with')
      const to = other === undefined ? undefined : await readRevision(db, access, idOf(other))
      if (to && (to.collection !== from.collection || to.item !== from.item))
        throw new Fault('invalid', 'with must be a revision of the same item')
      return jsonAnswer({ data: await compareRevision(db, access, from, to) })
    })
    .post('/:id/restore', async (context) => {
      const access = await accessFor(context.var)
      const revision = await storedRevision(db, access, idOf(context.req.param('id')))
      return restore(services, access, revision, context.req.raw)
    })
}
