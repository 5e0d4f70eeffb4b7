import type { Database, Row } from '../db/database.ts'
import { factorPlace, settingPlace, type Vault, webhookPlace } from './vault.ts'

/** Values that the present secrets do not open: they were sealed with another one. */
export interface Unreadable {
  /** Settings, such as `smtp_url` of project 3. */
  readonly settings: readonly { readonly project: number; readonly key: string }[]
  /** E-mails of the accounts whose second factor cannot be checked. */
  readonly factors: readonly string[]
  /** Names of the webhooks that cannot sign. */
  readonly webhooks: readonly string[]
}

/** A value as it is stored and where it is sealed. */
interface Stored {
  readonly table: 'users' | 'settings' | 'webhooks'
  readonly column: string
  readonly id: number
  readonly place: string
  readonly value: string
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
  const settings = await db
    .selectFrom('settings')
    .select(['id', 'project', 'key', 'value'])
    .where('key', 'in', keys)
    .where('value', 'is not', null)
    .execute()
  const webhooks = await db
    .selectFrom('webhooks')
    .select(['id', 'project', 'name', 'secret', 'former_secret'])
    .execute()
  const ofAccounts = accounts.map((row) => ({
    lost: { factor: String(row.email) },
    stored: storedIn('users', 'otp_secret', row, factorPlace(Number(row.id))),
  }))
  const ofSettings = settings.map((row) => ({
    lost: { setting: { project: Number(row.project), key: String(row.key) } },
    stored: storedIn('settings', 'value', row, settingPlace(Number(row.project), String(row.key))),
  }))
  const ofWebhooks = webhooks.flatMap((row) =>
    (['secret', 'former_secret'] as const)
      .filter((column) => row[column] !== null)
      .map((column) => ({
        lost: { webhook: String(row.name) },
        stored: storedIn('webhooks', column, row, webhookPlace(Number(row.project))),
      })),
  )
  const found = [...ofAccounts, ...ofSettings, ...ofWebhooks].map((one) => ({ ...one, ...sealed(vault, one.stored) }))
  if (found.some(({ now }) => now !== undefined))
    await db.transaction().execute(async (trx) => {
      for (const { stored, now } of found)
        if (now !== undefined)
          await trx
            .updateTable(stored.table)
            .set({ [stored.column]: now })
            .where('id', '=', stored.id)
            .execute()
    })
  const lost = found.flatMap((one) => (one.isLost ? [one.lost] : []))
  return {
    settings: lost.flatMap((one) => ('setting' in one ? [one.setting] : [])),
    factors: lost.flatMap((one) => ('factor' in one ? [one.factor] : [])),
    webhooks: [...new Set(lost.flatMap((one) => ('webhook' in one ? [one.webhook] : [])))],
  }
}

const storedIn = (table: Stored['table'], column: string, row: Row, place: string): Stored => ({
  table,
  column,
  id: Number(row.id),
  place,
  value: String(row[column]),
})

/** What a stored value is to be now; undefined where it may stay. */
function sealed(vault: Vault, { place, value: stored }: Stored): { now: string | undefined; isLost: boolean } {
  const value = vault.open(place, stored)
  if (value === undefined) return { now: undefined, isLost: true }
  return { now: vault.isSealed(stored) ? undefined : vault.seal(place, value), isLost: false }
}

/** One sentence that says what cannot be read and what to do; undefined where all can. */
export function unreadableText({ settings, factors, webhooks }: Unreadable): string | undefined {
  const parts = [
    settings.length > 0 &&
      `credentials (${settings.map(({ project, key }) => `${key} of project ${project}`).join(', ')})`,
    factors.length > 0 && `second factors (${factors.join(', ')})`,
    webhooks.length > 0 && `secrets of webhooks (${webhooks.join(', ')})`,
  ].filter(Boolean)
  if (parts.length === 0) return undefined
  return `These were sealed with another SECRET and cannot be read: ${parts.join(' and ')}. Start once with SECRET_BEFORE set to that secret, or enter the credentials anew, make new secrets for webhooks, and take the factors off with npm run account.`
}
