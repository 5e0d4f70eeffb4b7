import { Hono } from 'hono'
import { sql } from 'kysely'
import { runsInstallation } from '../auth/account.ts'
import { lastChange } from '../changes/feed.ts'
import { jsonAnswer } from '../http/answer.ts'
import type { Caller, Variables } from '../http/context.ts'
import type { Services } from './services.ts'

/** Not when nobody can tell, as without the database. */
const isOperator = (caller: Caller): Promise<boolean> =>
  caller.identity().then(
    (identity) => identity !== undefined && runsInstallation(identity.account),
    () => false,
  )

/**
 * `/server/ping` and `/server/health`: whether each part works, 503 when one does not; what was measured is for administrators of all
 * projects. `/server/info` says what a client needs to know first, to strangers too; sizes are bytes. (SPEC 7)
 */
export function serverRoutes({ db, health, version, log, files }: Services): Hono<Variables> {
  const parts = {
    database: async () => {
      await sql`select 1`.execute(db)
      return { last_change: await lastChange(db) }
    },
    ...health,
  }
  const maxUpload = files?.maxBytes ?? 0
  const measured = async ([name, measure]: [string, () => Promise<Readonly<Record<string, unknown>>>]) => {
    const started = performance.now()
    try {
      const found = await measure()
      return [name, { status: 'ok', milliseconds: Math.round(performance.now() - started), ...found }] as const
    } catch (error) {
      log?.(`The check of ${name} failed`, error)
      return [name, { status: 'failed' }] as const
    }
  }
  return new Hono<Variables>()
    .get('/ping', (context) => context.text('pong'))
    .get('/info', async ({ var: { caller } }) => {
      const [{ domain }, access] = await Promise.all([caller.project(), caller.access()])
      const isKnown = !access.public && { version: version ?? null }
      const data = { api: { project_name: domain, ...isKnown }, server: { max_upload_size: maxUpload } }
      return jsonAnswer(access.public ? { data, public: true } : { data })
    })
    .get('/health', async ({ var: { caller } }) => {
      const [isOpen, ...found] = await Promise.all([isOperator(caller), ...Object.entries(parts).map(measured)])
      const isWell = found.every(([, { status }]) => status === 'ok')
      const shown = found.map(([name, part]) => [name, isOpen ? part : { status: part.status }])
      const status = isWell ? 'ok' : 'failed'
      const data = { status, ...(isOpen && { version: version ?? null }), ...Object.fromEntries(shown) }
      return jsonAnswer({ data }, isWell ? 200 : 503)
    })
}
