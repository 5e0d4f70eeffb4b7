import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { CONNECTION_NAMES } from '#contract/wire/connections.ts'
import type { CheckResult } from '#domain/company/connection-check.ts'
import { managersOf } from '../auth/administrators.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import { noteChange } from '../auth/note-change.ts'
import { checkMail } from '../connections/check-mail.ts'
import { checkMatomo } from '../connections/check-matomo.ts'
import type { ConnectionOptions } from '../connections/connection-options.ts'
import { readConnectionSettings, writeConnectionSettings } from '../connections/connection-settings.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import { checkTool } from '../newsletter/project-tools.ts'
import { changeTools } from './change-tools.ts'
import type { Services } from './services.ts'

/** Tests of one person at once, and milliseconds until the next one. */
const AT_ONCE = 8
const REFILL = 15_000

/** `GET` and `PATCH /connections`, `POST /connections/{mail|paypal|klarna|matomo|brevo|cleverreach}/test`: for who may change settings. */
export function connectionRoutes(services: Services, options: ConnectionOptions): Hono<Variables> {
  const { db, defaults, orders } = services
  const limits = createTokenBuckets({ capacity: AT_ONCE, refill: REFILL, now: defaults.now })

  async function allowed(caller: Variables['Variables']['caller']) {
    const { account } = await signedIn(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('settings'), 'update'))
      throw new Fault('forbidden', 'Connections: this account may not see or change settings')
    return { account, project: await caller.project() }
  }

  async function matomo(project: number): Promise<CheckResult> {
    const row = await db
      .selectFrom('project')
      .select(['matomo_host', 'matomo_site_id'])
      .where('id', '=', project)
      .executeTakeFirstOrThrow()
    const text = (value: unknown) => (value === null ? null : String(value))
    return checkMatomo({ host: text(row.matomo_host), site: text(row.matomo_site_id) }, options)
  }

  return new Hono<Variables>()
    .get('/', async ({ var: { caller } }) => {
      const { project } = await allowed(caller)
      return jsonAnswer({ data: await readConnectionSettings(db, project.id, options.installation, services.vault) })
    })
    .patch('/', async ({ req, var: { caller } }) => {
      const { account, project } = await allowed(caller)
      checkConfirmed(await signedIn(caller), defaults.now())
      const tools = await changeTools(services, caller, req.raw)
      const body = await objectBody(req.raw)
      await db.transaction().execute(async (trx) => {
        const { isAllowed } = options
        const changed = await writeConnectionSettings(trx, project.id, body, { vault: services.vault, isAllowed })
        if (changed.length === 0) return
        const tell = await managersOf(trx, project.id, account)
        const change = { kind: 'connections_changed', account, project: project.id, changed, tell } as const
        await noteChange({ ...tools, db: trx }, change)
      })
      options.wakeMail()
      return jsonAnswer({ data: await readConnectionSettings(db, project.id, options.installation, services.vault) })
    })
    .post('/:name/test', async ({ req, var: { caller } }) => {
      const { account, project } = await allowed(caller)
      const name = CONNECTION_NAMES.find((known) => known === req.param('name'))
      if (!name)
        throw new Fault('unknownEndpoint', `There is no test of that name, only ${CONNECTION_NAMES.join(', ')}`)
      const wait = limits.take(String(account.id))
      if (wait > 0) throw new Fault('tooMany', `Too many tests, please wait ${Math.ceil(wait / 1000)} seconds`)
      if (name === 'matomo') return jsonAnswer({ data: await matomo(project.id) })
      if (name === 'brevo' || name === 'cleverreach')
        return jsonAnswer({
          data: await checkTool({ db, vault: services.vault, hosts: options.toolHosts ?? {} }, project.id, name),
        })
      if (name !== 'mail')
        return jsonAnswer({ data: (await orders?.checkAccount(project, name)) ?? { reason: 'missing' } })
      const { installation } = options
      const tools = {
        ...options,
        ...defaults,
        db,
        vault: services.vault,
        mailFrom: installation.mail_from,
        smtpUrl: installation.smtp_url,
      }
      const row = await db.selectFrom('users').select('language').where('id', '=', account.id).executeTakeFirstOrThrow()
      return jsonAnswer({
        data: await checkMail(tools, project, { address: account.email, language: String(row.language) }),
      })
    })
}
