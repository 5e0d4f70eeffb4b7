import { sql } from 'kysely'
import type { MailAnswer } from '#domain/company/mail-answer.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { folderOf } from '../files/put-file.ts'
import type { Storage } from '../files/storage.ts'
import { type ArchiveManifest, BackupProblem, type End } from './archive-format.ts'
import { type Intake, intakeOf } from './intake.ts'
import { loadTables } from './load-tables.ts'
import { type CheckedArchive, checkArchive, entriesOf, type OpenArchive, rowsIn } from './read-archive.ts'
import { checkSoleUse } from './sole-use.ts'
import { bytesOf } from './stored-bytes.ts'

export interface RestoreParts {
  readonly db: Database
  readonly storage: Storage
  /** Holds what a restore replaces in the storage until it is done. */
  readonly aside: Storage
  readonly open: OpenArchive
  /** Whether what is there may be thrown away. */
  readonly replace: boolean
  /** Whether the tables stay as the version had them that made the archive, so that it can be started again. */
  readonly stay?: boolean
  /** Keeps the secret that came with the archive, before the rest is made final. */
  readonly keepSecret: (secret: string) => Promise<void>
  /** Writes, in the same transaction, what is to be there beside what the archive holds. */
  readonly settle?: (trx: Database, end: End) => Promise<void>
  /** Told how far the work is: the part of the whole from 0 to 1. */
  readonly tell?: (part: number) => void
}

export interface Restored {
  readonly manifest: ArchiveManifest
  readonly end: End
  readonly hasSecret: boolean
}

/**
 * Makes database and files what an archive holds, or changes nothing and throws the BackupProblem that says why: one for an
 * archive that is damaged or of a newer program, an installation that is in use or not empty.
 */
export async function restoreArchive(parts: RestoreParts): Promise<Restored> {
  const { db, storage, open } = parts
  const { manifest, end, bytes, target } = await checkRestorable(open)
  await checkSoleUse(db)
  if (!parts.replace && !(await isEmpty(db)))
    throw new BackupProblem('This installation is not empty; add --replace to throw away what is there.')
  const intake = intakeOf(storage, parts.aside)
  const before = await filesIn(db)
  await parts.aside.write(FORMER, Buffer.from(JSON.stringify(before)), 'application/json')
  let hasSecret = false

  const load = async (trx: Database) => {
    const tables = await loadTables(trx, target)
    let done = 0
    for await (const { what, body } of entriesOf(open)) {
      done += body.byteLength
      if (what.kind === 'rows') await tables.add(what.table, await rowsIn(body))
      if (what.kind === 'file') await intake.write(what, body)
      if (what.kind === 'secret') {
        hasSecret = true
        await parts.keepSecret(new TextDecoder().decode(body))
      }
      parts.tell?.(done / bytes)
    }
    await tables.finish(end.tables, parts.stay)
    if (!parts.stay) await holdMails(trx)
    await parts.settle?.(trx, end)
  }

  await inOneGo(db, load, intake)
  await removeFormer(parts)
  return { manifest, end, hasSecret }
}

/** Where the folders of the files lie that there were before. */
const FORMER = 'former'

/** Removes the bytes of files that the database knew before and does not know any more; also what a killed process did not come to. */
export async function removeFormer({
  db,
  storage,
  aside,
}: Pick<RestoreParts, 'db' | 'storage' | 'aside'>): Promise<void> {
  const former = await bytesOf(aside, FORMER)
  if (!former) return
  const kept = new Set(await filesIn(db))
  for (const folder of JSON.parse(new TextDecoder().decode(former)) as string[])
    if (!kept.has(folder)) await storage.deleteFolder(folder)
}

/**
 * Reads an archive to its end and compares it with what it says of itself and with what this program knows. Throws the BackupProblem for
 * one that could not be restored.
 */
export async function checkRestorable(open: OpenArchive): Promise<CheckedArchive & { readonly target: string }> {
  const checked = await checkArchive(open)
  return { ...checked, target: await migrationOf(checked.manifest) }
}

/** The migration that the archive's tables have seen last. Throws the BackupProblem for one that this program does not know. */
async function migrationOf({ migrations, version }: ArchiveManifest): Promise<string> {
  const known = await knownMigrations()
  const stranger = migrations.find((name) => !known.includes(name))
  const last = migrations.at(-1)
  if (stranger !== undefined)
    throw new BackupProblem(
      `The backup was made by a newer version of the program (${version}, ${stranger}); restore it with that version or a later one.`,
      'newer',
    )
  if (last === undefined || migrations.some((name, index) => name !== known[index]))
    throw new BackupProblem(`The backup's migrations (${migrations.join(', ')}) are not those of this program.`)
  return last
}

async function isEmpty(db: Database): Promise<boolean> {
  if ((await appliedMigrations(db)).length === 0) return true
  const { rows } = await sql`select 1 from project union all select 1 from users limit 1`.execute(db)
  return rows.length === 0
}

/** The folders of all files that the database knows. */
async function filesIn(db: Database): Promise<string[]> {
  if ((await appliedMigrations(db)).length === 0) return []
  const rows = await db.selectFrom('files').select(['id', 'project']).execute()
  return rows.map((row) => folderOf({ id: String(row.id), project: Number(row.project) }))
}

/** Database and files change together: the files are taken back when the transaction fails. */
async function inOneGo(db: Database, load: (trx: Database) => Promise<void>, intake: Intake): Promise<void> {
  try {
    await db.connection().execute(async (connection) => {
      if (isSqlite(db)) await sql`pragma foreign_keys = off`.execute(connection)
      try {
        await connection.transaction().execute(load)
      } finally {
        if (isSqlite(db)) await sql`pragma foreign_keys = on`.execute(connection)
      }
    })
  } catch (error) {
    await intake.undo()
    throw error
  }
}

/** Mails that waited when the backup was made may have been sent since: a person decides about them. */
async function holdMails(trx: Database): Promise<void> {
  await trx
    .updateTable('mail')
    .set({
      state: 'uncertain',
      claim: null,
      claimed_until: null,
      response: 'restored' satisfies MailAnswer,
    })
    .where('state', 'in', ['waiting', 'sending'])
    .execute()
  await trx.updateTable('ecommerce_order_mail').set({ state: 'failed' }).where('state', '=', 'waiting').execute()
}
