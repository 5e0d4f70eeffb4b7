import type { Database } from '../db/database.ts'
import { factorPlace, settingPlace, type Vault } from './vault.ts'

/** Values that the present secrets do not open: they were sealed with another one. */
export interface Unreadable {
  /** Settings, such as `smtp_url` of project 3. */
  readonly settings: readonly { readonly project: number; readonly key: string }[]
  /** E-mails of the accounts whose second factor cannot be checked. */
  readonly factors: readonly string[]
}

/**
 * Seals what lies in the database in clear or under a former secret, in one transaction. Nothing is written where all is sealed.
 * @param keys the settings that are secret
 */
export async function sealStored(db: Database, vault: Vault, keys: readonly string[]): Promise<Unreadable> {
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'email', 'otp_secret'])
    .where('otp_secret', 'is not', null)
    .execute()
  const rows = await db
    .selectFrom('settings')
    .select(['id', 'project', 'key', 'value'])
    .where('key', 'in', keys)
    .execute()
  const factors = accounts.map((row) => ({
    row,
    ...sealed(vault, factorPlace(Number(row.id)), String(row.otp_secret)),
  }))
  const settings = rows
    .filter(({ value }) => value !== null)
    .map((row) => ({ row, ...sealed(vault, settingPlace(Number(row.project), String(row.key)), String(row.value)) }))
  if ([...factors, ...settings].some(({ now }) => now !== undefined))
    await db.transaction().execute(async (trx) => {
      for (const { row, now } of factors)
        if (now !== undefined)
          await trx
            .updateTable('users')
            .set({ otp_secret: now })
            .where('id', '=', row.id as number)
            .execute()
      for (const { row, now } of settings)
        if (now !== undefined)
          await trx
            .updateTable('settings')
            .set({ value: now })
            .where('id', '=', row.id as number)
            .execute()
    })
  return {
    settings: settings
      .filter(({ isLost }) => isLost)
      .map(({ row }) => ({ project: Number(row.project), key: String(row.key) })),
    factors: factors.filter(({ isLost }) => isLost).map(({ row }) => String(row.email)),
  }
}

/** What a stored value is to be now; undefined where it may stay. */
function sealed(vault: Vault, place: string, stored: string): { now: string | undefined; isLost: boolean } {
  const value = vault.open(place, stored)
  if (value === undefined) return { now: undefined, isLost: true }
  return { now: vault.isSealed(stored) ? undefined : vault.seal(place, value), isLost: false }
}

/** One sentence that says what cannot be read and what to do; undefined where all can. */
export function unreadableText({ settings, factors }: Unreadable): string | undefined {
  const parts = [
    settings.length > 0 &&
      `credentials (${settings.map(({ project, key }) => `${key} of project ${project}`).join(', ')})`,
    factors.length > 0 && `second factors (${factors.join(', ')})`,
  ].filter(Boolean)
  if (parts.length === 0) return undefined
  return `These were sealed with another SECRET and cannot be read: ${parts.join(' and ')}. Start once with SECRET_BEFORE set to that secret, or enter the credentials anew and take the factors off with npm run account.`
}
