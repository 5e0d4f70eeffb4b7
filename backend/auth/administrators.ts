import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { run } from '../db/run.ts'
import { Fault } from '../fault.ts'
import type { Concerned } from './note-change.ts'

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

/** The active administrators of a project, each with their language: its own, or those of all projects where it has none. */
export async function administratorsOf(db: Database, project: number): Promise<Concerned[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.email', 'users.project', 'users.language'])
    .where('roles.name', '=', 'administrator')
    .where('users.status', '=', 'active')
    .where((eb) => eb.or([eb('users.project', '=', project), eb('users.project', 'is', null)]))
    .orderBy('users.id')
    .execute()
  const own = rows.filter((row) => row.project !== null)
  return (own.length > 0 ? own : rows).map(concerned)
}

const concerned = (row: Row): Concerned => ({
  id: Number(row.id),
  email: String(row.email),
  project: row.project === null ? null : Number(row.project),
  language: isLanguage(row.language) ? row.language : defaultLanguage,
})

/** The active administrators of all projects, who run the installation. */
export async function ownersOf(db: Database): Promise<Concerned[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role')
    .select(['users.id', 'users.email', 'users.project', 'users.language'])
    .where('roles.name', '=', 'administrator')
    .where('users.status', '=', 'active')
    .where('users.project', 'is', null)
    .orderBy('users.id')
    .execute()
  return rows.map(concerned)
}

/** Whom a change of a project's connections concerns: who runs it, and who did it. */
export async function managersOf(db: Database, project: number, by: Concerned): Promise<Concerned[]> {
  return [by, ...(await administratorsOf(db, project)).filter(({ id }) => id !== by.id)]
}
