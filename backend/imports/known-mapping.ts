import { createHash } from 'node:crypto'
import type { Database } from '../db/database.ts'

const keyOf = (head: readonly string[]) => createHash('sha256').update(JSON.stringify(head)).digest('hex')

/** What somebody has said that columns of these names mean; undefined where nobody has. */
export async function knownMapping(
  db: Database,
  project: number,
  head: readonly string[],
): Promise<readonly string[] | undefined> {
  const query = db.selectFrom('import_mappings').select('mapping')
  const row = await query.where('project', '=', project).where('head', '=', keyOf(head)).executeTakeFirst()
  return row && (JSON.parse(String(row.mapping)) as string[])
}

/** Keeps what somebody said that columns mean, for the next file with the same. */
export async function keepMapping(
  db: Database,
  project: number,
  head: readonly string[],
  mapping: readonly string[],
): Promise<void> {
  const row = { project, head: keyOf(head), mapping: JSON.stringify(mapping) }
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('import_mappings').where('project', '=', project).where('head', '=', row.head).execute()
    await trx.insertInto('import_mappings').values(row).execute()
  })
}
