import type { Database, Row } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import { announcements } from '../items/history.ts'
import { factorPlace, type Vault } from '../vault/vault.ts'

/** Tables that say what became of backups: no backup holds them, and a restore is no reason to forget them. */
const OF_BACKUPS = ['restores', 'backup_runs'] as const

/** What of the present state outlives a restore. */
export interface TakenAlong {
  readonly ofBackups: Readonly<Record<(typeof OF_BACKUPS)[number], Row[]>>
  /** The account of who wished it, and hashes of the codes that stand in for its second factor. */
  readonly account: Row | undefined
  readonly codes: readonly string[]
  /** The number of the newest change. */
  readonly seq: number
}

/** Reads what is to outlive a restore that an account wished. */
export async function takeAlong(db: Database, user: number): Promise<TakenAlong> {
  const rowsOf = (table: string) => db.selectFrom(table).selectAll().orderBy('id').execute()
  const codes = await db.selectFrom('recovery_codes').select('code_hash').where('user', '=', user).execute()
  const head = await db.selectFrom('change_head').select('seq').executeTakeFirst()
  return {
    ofBackups: { restores: await rowsOf('restores'), backup_runs: await rowsOf('backup_runs') },
    account: await db.selectFrom('users').selectAll().where('id', '=', user).executeTakeFirst(),
    codes: codes.map(({ code_hash }) => String(code_hash)),
    seq: Number(head?.seq ?? 0),
  }
}

/** The second factor, sealed for the account's number and the secret from now on; as it is where nobody can open it. */
function factorFor(account: Row, id: number, vault: Vault): Row[string] {
  const stored = account.otp_secret ?? null
  if (stored === null) return null
  const open = vault.open(factorPlace(Number(account.id)), String(stored))
  return open === undefined ? stored : vault.seal(factorPlace(id), open)
}

/**
 * Lets who wished the restore sign in as now, as an administrator of all projects, whatever the backup knows of the account. Answers its
 * number; undefined where the account is gone meanwhile.
 */
async function keepAccount(trx: Database, { account, codes }: TakenAlong, vault: Vault): Promise<number | undefined> {
  if (!account) return undefined
  const role = await trx.selectFrom('roles').select('id').where('name', '=', 'administrator').executeTakeFirstOrThrow()
  const known = await trx.selectFrom('users').select('id').where('email', '=', String(account.email)).executeTakeFirst()
  const taken = await trx.selectFrom('users').select('id').where('id', '=', Number(account.id)).executeTakeFirst()
  const { id: ownId, ...facts } = account
  const now = { role: role.id, project: null, branch: null, status: 'active' }
  let id = known && Number(known.id)
  if (id === undefined) {
    const row = { ...facts, ...now, otp_secret: null, ...(!taken && { id: ownId }) }
    const made = await trx.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
    id = Number(made.id)
  }
  const { password, otp_step } = account
  const opening = { password, otp_step, otp_secret: factorFor(account, id, vault) }
  await trx
    .updateTable('users')
    .set({ ...now, ...opening })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('recovery_codes').where('user', '=', id).execute()
  // A code is good for the number of its account only.
  const ofSame = id === Number(ownId) ? codes : []
  const rows = ofSame.map((code_hash) => ({ user: id, code_hash }))
  await addRows(trx, 'recovery_codes', rows)
  return id
}

/** Lets the change feed go on after the newest number that anybody has seen, with a change that makes everything old. */
async function announce(trx: Database, { seq }: TakenAlong, id: string, now: Date): Promise<void> {
  await trx.updateTable('change_head').set({ seq }).where('seq', '<', seq).execute()
  const restored = { project: null, collection: 'restores', id, action: 'create', touched: ['restores'] } as const
  for (const { text, parameters } of announcements([restored], now.toISOString())) await run(trx, text, parameters)
}

/** Writes what was taken along into what was restored; answers the number of the account. */
export async function writeAlong(
  trx: Database,
  taken: TakenAlong,
  { id, vault, now }: { readonly id: string; readonly vault: Vault; readonly now: Date },
): Promise<number | undefined> {
  for (const table of OF_BACKUPS) await addRows(trx, table, taken.ofBackups[table])
  const account = await keepAccount(trx, taken, vault)
  await announce(trx, taken, id, now)
  return account
}
