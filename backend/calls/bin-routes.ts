import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'
import type { Files } from '../files/files.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { idIn, pageIn } from '../http/query-number.ts'
import { binItemOf, listBin } from '../items/bin.ts'
import { bringBack } from '../items/bring-back.ts'
import { inWriting } from '../items/writing.ts'
import type { Services } from './services.ts'

/** `/bin`: what was deleted in the last 30 days, to be brought back or ended for good. */
export function binRoutes({ db, defaults, signal }: Services, files: Files | undefined): Hono<Variables> {
  const accessFor = async ({ caller }: Variables['Variables']) => {
    await signedIn(caller)
    return caller.access()
  }
  return new Hono<Variables>()
    .get('/', async ({ req, var: variables }) => {
      const query = { now: defaults.now(), ...pageIn(req.query()) }
      const { items, count } = await listBin(db, await accessFor(variables), query)
      return jsonAnswer({ data: items, meta: { total_count: count } })
    })
    .post('/:id/restore', async ({ req, var: variables }) => {
      const access = await accessFor(variables)
      const restored = await inWriting(db, access, defaults, async (at) => {
        const { item, project, removed } = await binItemOf(at.db, access, idIn(req.param('id')), defaults.now())
        if (item.collection === 'files' && !(await files?.isStored({ project, id: item.item })))
          throw new Fault('conflict', 'files: a deleted file cannot be restored, for its bytes are gone')
        await bringBack(at, item, project, removed)
        return item
      })
      signal.raise()
      return jsonAnswer({ data: { collection: restored.collection, item: restored.item } })
    })
    .delete('/:id', async ({ req, var: variables }) => {
      const access = await accessFor(variables)
      const { item, project } = await binItemOf(db, access, idIn(req.param('id')), defaults.now())
      if (!access.write(collectionOf(item.collection), 'delete'))
        throw new Fault('forbidden', `${item.collection}: delete is not allowed`)
      await db.deleteFrom('bin_items').where('id', '=', item.id).execute()
      if (item.collection === 'files') await files?.forget({ project, id: item.item })
      return noContent()
    })
}
