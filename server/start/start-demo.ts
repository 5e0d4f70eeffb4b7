import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isSqlite } from '#backend/db/database.ts'
import type { Files } from '#backend/files/files.ts'
import type { Step } from './step.ts'

export type DemoParts = {
  db: Database
  /** Signs the links of the demo's orders. */
  secret: string
  filesOn: (db: Database) => Files
  step: Step
  failed: (message: string, error: unknown) => void
}

/** Milliseconds after which a start looks for pictures that an earlier one was stopped over: visitors come first. */
const LOOK_AFTER = 10_000

/** PostgreSQL's lock of whoever fills the database. */
const FILLING = 20_261_130

/** Milliseconds between two looks whether it is free. */
const LOOK_EVERY = 500

/**
 * Of several processes that start on one empty PostgreSQL one fills it, however long that takes, and the others wait without a statement that would be given up
 * meanwhile. A process that is gone no longer holds the lock.
 */
async function inTurn(db: Database, fill: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return fill()
  await db.connection().execute(async (one) => {
    const isFree = async () => {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${FILLING}) as free`.execute(one)
      return rows[0]?.free
    }
    while (!(await isFree())) await wait(LOOK_EVERY)
    await fill().finally(() => sql`select pg_advisory_unlock(${FILLING})`.execute(one))
  })
}

/**
 * Fills the demo retailer into an empty database and draws its products' pictures while the site is served. What that takes is
 * loaded only then. `close` stops the drawing.
 */
export async function startDemo({ db, secret, filesOn, step, failed }: DemoParts): Promise<{ close(): Promise<void> }> {
  const [project] = await db.selectFrom('project').select('id').limit(1).execute()
  if (!project) {
    await step('Filling the demo retailer into an empty database', async () => {
      const { fillDemo } = await import('./fill-demo.ts')
      await inTurn(db, () => fillDemo(db, filesOn, secret))
    })
  }
  const draw = async () => {
    const { drawDemoProducts } = await import('./fill-demo.ts')
    return drawDemoProducts(db, filesOn(db), failed)
  }
  let drawing: ReturnType<typeof draw> | undefined
  const timer = setTimeout(() => (drawing = draw()), project ? LOOK_AFTER : 0)
  return {
    async close() {
      clearTimeout(timer)
      await (await drawing)?.close()
    },
  }
}
