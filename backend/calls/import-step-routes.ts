import { Hono } from 'hono'
import type { ImportState } from '#contract/wire/product-imports.ts'
import { lineKindOf } from '#domain/imports/visitor-lines.ts'
import { Fault } from '../fault.ts'
import type { Variables } from '../http/context.ts'
import { AT_WORK } from '../imports/import-store.ts'
import { firstRefused } from '../imports/import-work.ts'
import { importCalls, lineImporter } from './import-caller.ts'
import type { Services } from './services.ts'

/** `/imports/{id}/start`, `pause`, `resume`, `cancel`, `undo`: what somebody asks of an import. */
export function importStepRoutes(
  { db }: Pick<Services, 'db'>,
  { work }: NonNullable<Services['imports']>,
): Hono<Variables> {
  const { found, answer, move } = importCalls(db, work)
  return new Hono<Variables>()
    .post('/:id/pause', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      await move(view.id, AT_WORK, { state: 'paused', resume: view.state })
      return answer(caller, view.id)
    })
    .post('/:id/resume', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      const row = await db.selectFrom('imports').select('resume').where('id', '=', view.id).executeTakeFirst()
      await move(view.id, ['paused'], { state: (row?.resume ?? 'reading') as ImportState, resume: null })
      return answer(caller, view.id)
    })
    .post('/:id/start', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      const line = view.mode === 'all' ? await firstRefused(db, view.id) : undefined
      if (line !== undefined) throw new Fault('conflict', `Nothing was imported, because of line ${line}`)
      await move(view.id, ['tried'], { state: 'writing', problem: null })
      return answer(caller, view.id)
    })
    .post('/:id/cancel', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      await move(view.id, [...AT_WORK.filter((state) => state !== 'undoing'), 'tried', 'paused'], {
        state: 'cancelled',
      })
      return answer(caller, view.id)
    })
    .post('/:id/undo', async ({ req, var: { caller } }) => {
      const { view } = await found(caller, req.param('id'))
      const kind = lineKindOf(view.source)
      if (kind) await lineImporter(caller, kind)
      await move(view.id, ['done', 'cancelled', 'failed'], { state: 'undoing', problem: null })
      return answer(caller, view.id)
    })
}
