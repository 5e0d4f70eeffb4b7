import type { Database } from '../db/database.ts'
import { settingPlace, type Vault } from '../vault/vault.ts'

/** Reads what lies in clear. */
const WITHOUT_SECRET: Pick<Vault, 'open'> = {
  open: (_place, stored) => (stored.startsWith('sealed:') ? undefined : stored),
}

/** A project's setting of that key; undefined when it is missing, empty, or sealed with a secret that the vault does not have. */
export async function projectSetting(
  db: Database,
  project: number,
  key: string,
  vault?: Pick<Vault, 'open'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('project', '=', project)
    .where('key', '=', key)
    .executeTakeFirst()
  const value = (vault ?? WITHOUT_SECRET).open(settingPlace(project, key), String(row?.value ?? ''))
  return value?.trim() || undefined
}
