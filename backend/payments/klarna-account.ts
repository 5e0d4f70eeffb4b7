import type { Database } from '../db/database.ts'
import { isDemonstration } from '../project/demonstration.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Shop } from '../shop/shop.ts'
import type { Vault } from '../vault/vault.ts'
import { accountUrl } from './check-account.ts'

/** What calls to Klarna need. */
export interface KlarnaAccount {
  readonly username: string
  readonly password: string
  /** `https://api.klarna.com` */
  readonly url: string
  /** The library that shows Klarna's widget in the browser. */
  readonly script: string
}

/** What the environment gives where a project's settings give nothing. */
export type KlarnaDefaults = Partial<Omit<KlarnaAccount, 'script'>>

export const KLARNA_URL = 'https://api.klarna.com'
const KLARNA_SCRIPT = 'https://x.klarnacdn.net/kp/lib/v1/api.js'

/**
 * The Klarna account of a shop: its settings `klarna_username`, `klarna_password`, `klarna_url`, else the environment's. A project's
 * address must be Klarna's own and goes with the project's own password: the environment's password is never sent where a project
 * says. Undefined when there is none; a demonstration then has the stand-in's, which no real shop ever has.
 */
export async function klarnaAccount(
  db: Database,
  shop: Shop,
  defaults: KlarnaDefaults,
  standIn: KlarnaAccount,
  vault?: Vault,
): Promise<KlarnaAccount | undefined> {
  const setting = (key: string) => projectSetting(db, shop.project.id, key, vault)
  const username = (await setting('klarna_username')) ?? defaults.username
  const ownPassword = await setting('klarna_password')
  const password = ownPassword ?? defaults.password
  if (!username || !password) return isDemonstration(shop.project) ? standIn : undefined
  const typed = await setting('klarna_url')
  const url = accountUrl({ typed, ownSecret: ownPassword, domain: 'klarna.com' }, defaults.url ?? KLARNA_URL)
  return { username, password, url, script: KLARNA_SCRIPT }
}
