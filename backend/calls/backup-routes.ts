import { Hono } from 'hono'
import { runsInstallation } from '../auth/account.ts'
import type { Backups } from '../backup/backups.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'

/** The account, if it administers the whole installation: a backup holds all projects. Throws the Fault for any other. */
async function owner(caller: Caller) {
  const { account } = await signedIn(caller)
  if (!runsInstallation(account)) throw new Fault('forbidden', 'Backups are for administrators of all projects')
  return account
}

/** `/server/backups`: makes backups, tells how far they are, stops them. (docs/deployment.md) */
export function backupRoutes(backups: Backups): Hono<Variables> {
  return new Hono<Variables>()
    .use(async ({ var: { caller } }, next) => {
      await owner(caller)
      await next()
    })
    .get('/', async () => jsonAnswer({ data: await backups.list() }))
    .post('/', async ({ var: { caller } }) => jsonAnswer({ data: await backups.begin((await owner(caller)).id) }))
    .get('/:id', async ({ req }) => jsonAnswer({ data: await backups.find(req.param('id')) }))
    .delete('/:id', async ({ req }) => {
      await backups.cancel(req.param('id'))
      return noContent()
    })
    .get('/:id/archive', async ({ req }) => {
      const { created_on } = await backups.find(req.param('id'))
      const name = `schaufenster-${created_on.slice(0, 16).replace(/[T:]/g, '-')}.tar`
      return new Response(await backups.download(req.param('id')), {
        headers: {
          'content-type': 'application/x-tar',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          // A proxy that gathers the answer first would hide how far it is, and hold all of it.
          'x-accel-buffering': 'no',
        },
      })
    })
}
