import { Hono } from 'hono'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { admitted, type Variables } from '../http/context.ts'
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

/** The history of items: list, one, compare, restore. (SPEC 7) */
export function revisionRoutes({ db, defaults, signal }: Services): Hono<Variables> {
  const accessFor = async ({ caller }: Variables['Variables']) => {
    await admitted(caller)
    return caller.access()
  }
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
      const collection = contentCollection(revision.collection)
      const id = itemKey(collection, revision.item) ?? null
      await inWriting(db, access, defaults, (at) => restoreItem(at, collection, id, revision.data))
      signal.raise()
      return jsonAnswer(await readItem(db, access, collection, revision.item, parametersOf(context.req.raw)))
    })
}
