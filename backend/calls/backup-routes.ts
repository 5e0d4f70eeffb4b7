import { Hono, type MiddlewareHandler } from 'hono'
import { runsInstallation } from '../auth/account.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import type { Backups } from '../backup/backups.ts'
import type { BackupPlan } from '../backup-plan/backup-plan.ts'
import { archiveSchema, backupPlanSchema } from '../bodies/backup-bodies.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer, noContent } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import type { Restores } from '../restores/restores.ts'
import { validBody } from './valid-body.ts'

/** The account, if it administers the whole installation: a backup holds all projects. Throws the Fault for any other. */
async function owner(caller: Caller) {
  const { account } = await signedIn(caller)
  if (!runsInstallation(account)) throw new Fault('forbidden', 'Backups are for administrators of all projects')
  return account
}

/** Lets only those in who run the installation. */
const forOwners: MiddlewareHandler<Variables> = async ({ var: { caller } }, next) => {
  await owner(caller)
  await next()
}

/** `/server/backups/plan`: when backups are made by themselves, where they lie, and what became of each. (docs/deployment.md) */
export function backupPlanRoutes(plan: BackupPlan): Hono<Variables> {
  return new Hono<Variables>()
    .use(forOwners)
    .get('/', async () => jsonAnswer({ data: await plan.read() }))
    .put('/', async ({ req }) =>
      jsonAnswer({ data: await plan.set(validBody(backupPlanSchema(plan.places), await objectBody(req.raw))) }),
    )
    .post('/now', async () => jsonAnswer({ data: await plan.askNow() }))
}

/**
 * `/server/backups/kept` and `/server/backups/restores`: what can be restored, what would be lost by it, and restoring it. How far that is
 * is told to whoever knows its id, for the sessions of everybody end with it. (docs/deployment.md)
 */
export function restoreRoutes(restores: Restores, now: () => Date): Hono<Variables> {
  return new Hono<Variables>()
    .get('/restores/:id', async ({ req }) => jsonAnswer({ data: await restores.progress(req.param('id')) }))
    .use(forOwners)
    .get('/kept', async () => jsonAnswer({ data: await restores.kept() }))
    .get('/kept/:place/:name', async ({ req }) =>
      jsonAnswer({ data: await restores.lost(validBody(archiveSchema, req.param())) }),
    )
    .get('/restores', async () => jsonAnswer({ data: await restores.ended() }))
    .post('/restores', async ({ req, var: { caller } }) => {
      const wanted = validBody(archiveSchema, await objectBody(req.raw))
      const { id, email } = await owner(caller)
      checkConfirmed(await signedIn(caller), now())
      return jsonAnswer({ data: await restores.begin(wanted, { id, email }) })
    })
}

/** `/server/backups`: makes backups, tells how far they are, stops them. (docs/deployment.md) */
export function backupRoutes(backups: Backups): Hono<Variables> {
  return new Hono<Variables>()
    .use(forOwners)
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
