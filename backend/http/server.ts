import { Hono } from 'hono'
import { sql } from 'kysely'
import { lastChange } from '../changes/feed.ts'
import { json } from './answer.ts'
import type { Variables } from './context.ts'
import type { Services } from './options.ts'

/** `/server/ping` and `/server/health`: whether each part works, 503 when one does not. (SPEC 7) */
export function serverRoutes({ db, health, version, log }: Services): Hono<Variables> {
  const parts = {
    database: async () => {
      await sql`select 1`.execute(db)
      return { last_change: await lastChange(db) }
    },
    ...health,
  }
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
    .get('/health', async () => {
      const found = await Promise.all(Object.entries(parts).map(measured))
      const isWell = found.every(([, { status }]) => status === 'ok')
      const data = { status: isWell ? 'ok' : 'failed', version: version ?? null, ...Object.fromEntries(found) }
      return json({ data }, isWell ? 200 : 503)
    })
}
