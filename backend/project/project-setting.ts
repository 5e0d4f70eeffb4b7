import type { Database } from '../db/database.ts'

/** A project's setting of that key; undefined when it is missing or empty. */
export async function projectSetting(db: Database, project: number, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('project', '=', project)
    .where('key', '=', key)
    .executeTakeFirst()
  return String(row?.value ?? '').trim() || undefined
}
