import type { ApiKey, ApiKeyBody } from '#contract/wire/api-keys.ts'
import type { Database, Row } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Account, accountById } from './account.ts'
import { newSecret, secretHash } from './session.ts'
import { bearerOf } from './token.ts'

/** What a key begins with, by which those who look for leaked secrets know it. */
const MARK = 'sfk_'

/** How exactly it is known when a key was last used. */
const SEEN_EVERY = 60_000

/** A key that a request came with and that is good, with the account in whose name it calls. */
export interface PresentedKey {
  readonly id: number
  readonly account: Account
  readonly project: number
  readonly scopes: readonly string[]
  /** Calls a minute. */
  readonly rate: number
}

/** The API key that a request came with, as `Authorization: Bearer sfk_…`. */
export function secretOf(request: Request): string | undefined {
  const token = bearerOf(request)
  return token.startsWith(MARK) ? token : undefined
}

/** The key with that text. Throws the Fault for one that is unknown, revoked, expired, of a suspended account or of another project. */
export async function apiKeyOf(
  db: Database,
  secret: string,
  at: { project: number; now: Date },
): Promise<PresentedKey> {
  const row = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('secret_hash', '=', secretHash(secret))
    .executeTakeFirst()
  if (!row) throw new Fault('invalidToken', 'The API key is not valid')
  if (row.revoked_on !== null) throw new Fault('invalidToken', 'The API key was revoked')
  const now = at.now.toISOString()
  if (row.expires_on !== null && String(row.expires_on) <= now)
    throw new Fault('invalidToken', 'The API key has expired')
  if (Number(row.project) !== at.project) throw new Fault('forbidden', 'This API key belongs to another project')
  const account = await accountById(db, Number(row.user))
  if (!account?.isActive) throw new Fault('inactive', 'The account of this API key is suspended')
  const seen = row.last_used_on === null ? 0 : Date.parse(String(row.last_used_on))
  if (at.now.getTime() - seen >= SEEN_EVERY)
    await db.updateTable('api_keys').set({ last_used_on: now }).where('id', '=', Number(row.id)).execute()
  return {
    id: Number(row.id),
    account,
    project: at.project,
    scopes: scopesOf(row),
    rate: Number(row.rate),
  }
}

const scopesOf = (row: Row): string[] => JSON.parse(String(row.scopes)) as string[]

const moment = (value: Row[string] | undefined): string | null => (value == null ? null : String(value))

const select = (db: Database, project: number) =>
  db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user')
    .selectAll('api_keys')
    .select(['users.email', 'users.status'])
    .where('api_keys.project', '=', project)

const shown = (row: Row, now: Date): ApiKey => ({
  id: Number(row.id),
  name: String(row.name),
  prefix: String(row.prefix),
  scopes: scopesOf(row),
  rate: Number(row.rate),
  created_on: String(row.created_on),
  expires_on: moment(row.expires_on),
  last_used_on: moment(row.last_used_on),
  revoked_on: moment(row.revoked_on),
  by: String(row.email),
  works:
    row.status === 'active' &&
    row.revoked_on === null &&
    (row.expires_on === null || String(row.expires_on) > now.toISOString()),
})

/** The keys of a project, the newest first, those that are over included. */
export async function listApiKeys(db: Database, project: number, now: Date): Promise<ApiKey[]> {
  const rows = await select(db, project).orderBy('api_keys.id', 'desc').limit(500).execute()
  return rows.map((row) => shown(row, now))
}

/** One key of a project. Throws the Fault for one that is not there. */
export async function readApiKey(db: Database, project: number, id: number, now: Date): Promise<ApiKey> {
  const row = await select(db, project).where('api_keys.id', '=', id).executeTakeFirst()
  if (!row) throw new Fault('unknownItem', `Item not found: API key ${id}`)
  return shown(row, now)
}

interface NewKey extends Required<ApiKeyBody> {
  readonly project: number
  readonly user: number
}

/** Makes a key and answers its text, of which only a hash is kept. */
export async function createApiKey(
  db: Database,
  { project, user, name, scopes, rate, expires_on }: NewKey,
  now: Date,
): Promise<{ id: number; key: string }> {
  const key = MARK + newSecret()
  const { id } = await db
    .insertInto('api_keys')
    .values({
      project,
      user,
      name,
      rate,
      expires_on,
      prefix: key.slice(0, MARK.length + 6),
      secret_hash: secretHash(key),
      scopes: JSON.stringify(scopes),
      created_on: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: Number(id), key }
}

/** Ends a key for good; one that was revoked before stays so. */
export async function revokeApiKey(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ revoked_on: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_on', 'is', null)
    .execute()
}
