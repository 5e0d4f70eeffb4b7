import type { Account } from '../auth/account.ts'
import { recordActivity } from '../auth/activity.ts'
import { type ChangeTools, noteChange } from '../auth/note-change.ts'
import type { Cell, Database } from '../db/database.ts'

/** Fields of an account of whose change the person is told. */
const ANNOUNCED = ['email', 'role', 'status', 'project']

interface AccountWrite {
  readonly by: Account
  /** As it was; undefined for one that was just made. */
  readonly before: Account | undefined
  /** As it is. */
  readonly after: Account
  /** Names of the fields that were given. */
  readonly changed: readonly string[]
}

/** Keeps what became of an account in the trail of activity, and tells its person. Part of the transaction that changes it. */
export async function noteAccount(tools: ChangeTools, { by, before, after, changed }: AccountWrite): Promise<void> {
  const { db, now, origin } = tools
  const about = { project: after.project, account: after, by, origin }
  if (!before) return recordActivity(db, { ...about, kind: 'account_made', note: after.role }, now)
  if (changed.includes('password')) await noteChange(tools, { kind: 'password_changed', account: after, by })
  const rest = changed.filter((name) => name !== 'password')
  if (rest.length === 0) return
  if (!rest.some((name) => ANNOUNCED.includes(name)))
    return recordActivity(db, { ...about, kind: 'account_changed', changed: rest }, now)
  const note = before.role === after.role ? undefined : `${before.role} → ${after.role}`
  const tell = before.email === after.email ? [after] : [before, after]
  await noteChange(tools, { kind: 'account_changed', account: after, by, changed: rest, note, tell })
}

/** Keeps that an account is about to be removed. */
export const noteRemoval = ({ db, now, origin }: ChangeTools, account: Account, by: Account): Promise<void> =>
  recordActivity(db, { kind: 'account_removed', project: account.project, account, by, origin }, now)

/** Keeps that a role or a permission was written, or is about to be removed. */
export async function noteRights(
  { db, now, origin }: ChangeTools,
  { name, id, by }: { readonly name: 'roles' | 'permissions'; readonly id: Cell; readonly by: Account },
): Promise<void> {
  const note = name === 'roles' ? await roleName(db, id) : await permissionName(db, id)
  await recordActivity(db, { kind: 'rights_changed', project: null, by, origin, note }, now)
}

async function roleName(db: Database, id: Cell): Promise<string | undefined> {
  const row = await db.selectFrom('roles').select('name').where('id', '=', id).executeTakeFirst()
  return row && String(row.name)
}

async function permissionName(db: Database, id: Cell): Promise<string | undefined> {
  const row = await db
    .selectFrom('permissions')
    .innerJoin('roles', 'roles.id', 'permissions.role')
    .select(['roles.name', 'permissions.collection', 'permissions.action'])
    .where('permissions.id', '=', id)
    .executeTakeFirst()
  return row && `${row.name}: ${row.collection} ${row.action}`
}
