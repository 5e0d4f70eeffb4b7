import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'

/**
 * Whoever takes rights or accounts away, or gives rights, waits here for the others until they commit: what is checked in the
 * same transaction is still so when it ends.
 */
export async function lockRights(db: Database): Promise<void> {
  await run(db, 'update roles set name = name')
}

/** Throws the Fault that says so when no active administrator of all projects is left. Needs `lockRights` before. */
export async function checkAdministratorLeft(db: Database): Promise<void> {
  const left = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .select('users.id')
    .where('roles.name', '=', 'administrator')
    .where('users.status', '=', 'active')
    .where('users.project', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!left) throw new Fault('conflict', 'The installation would have no administrator of all projects left')
}
