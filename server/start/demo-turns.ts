import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, isSqlite } from '#backend/db/database.ts'

/** PostgreSQL's lock of whoever works on the demo retailer. */
const LOCK = 20_261_130

/** Milliseconds between two looks whether it is free. */
const LOOK_EVERY = 500

const tryLock = async (one: Database): Promise<boolean> => {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(one)
  return rows[0]?.free === true
}

const workLocked = (one: Database, work: () => Promise<void>): Promise<void> =>
  work().finally(() => sql`select pg_advisory_unlock(${LOCK})`.execute(one))

/**
 * Works on the demo retailer while no other process of this PostgreSQL does: waits until that is so, however long it takes, without a
 * statement that would be given up meanwhile. The lock of a process that is gone is free.
 */
export async function afterOthers(db: Database, work: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return work()
  await db.connection().execute(async (one) => {
    while (!(await tryLock(one))) await wait(LOOK_EVERY)
    await workLocked(one, work)
  })
}

/** Works on the demo retailer, unless another process of this PostgreSQL is at it. */
export async function unlessAnother(db: Database, work: () => Promise<void>): Promise<void> {
  if (isSqlite(db)) return work()
  await db.connection().execute(async (one) => {
    if (await tryLock(one)) await workLocked(one, work)
  })
}
