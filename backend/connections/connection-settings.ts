import type { ConnectionSetting } from '#contract/wire/connections.ts'
import { parseEmail } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { Invalid, type Problem } from '../items/validate.ts'
import { smtpServer } from '../mail/smtp-url.ts'
import { isInsideHost } from '../outside/inside-host.ts'
import type { Reach } from '../outside/public-address.ts'
import { isOwnHost } from '../payments/check-account.ts'
import { CONNECTION_KEYS, type ConnectionKey, isConnectionKey } from '../project/connection-keys.ts'
import { projectSetting } from '../project/project-setting.ts'
import { settingPlace, type Vault } from '../vault/vault.ts'

const shown = (key: ConnectionKey, value: string): string | null => {
  if (key !== 'smtp_url') return CONNECTION_KEYS[key] === 'secret' ? null : value
  const url = URL.parse(value)
  if (!url) return null
  return `${url.protocol}//${url.username ? `${decodeURIComponent(url.username)}@` : ''}${url.host}`
}

/** The settings as they may be shown to who sets them. */
export async function readConnectionSettings(
  db: Database,
  project: number,
  installation: Partial<Record<ConnectionKey, string | undefined>>,
  vault: Vault,
): Promise<ConnectionSetting[]> {
  const settings: ConnectionSetting[] = []
  for (const key of Object.keys(CONNECTION_KEYS) as ConnectionKey[]) {
    const own = await projectSetting(db, project, key, vault)
    const value = own ?? installation[key]
    const from = own !== undefined ? 'project' : value !== undefined ? 'installation' : null
    settings.push({ key, value: value === undefined ? null : shown(key, value), from })
  }
  return settings
}

function problemOf(key: ConnectionKey, value: string, isAllowed: Reach['isAllowed']): string | undefined {
  if (value.length > 500 || /\p{Cc}/u.test(value) || !value.isWellFormed()) return 'is not a text of one line'
  if (key === 'mail_from' && parseEmail(value) === undefined) return 'must be an e-mail address'
  if (key === 'paypal_url' && !isOwnHost(value, 'paypal.com')) return 'must be an address of PayPal'
  if (key === 'klarna_url' && !isOwnHost(value, 'klarna.com')) return 'must be an address of Klarna'
  if ((key === 'brevo_list' || key === 'cleverreach_list') && !/^\d{1,9}$/.test(value))
    return 'must be the number of a list'
  if (key !== 'smtp_url') return undefined
  try {
    const host = String(smtpServer(value).connection.host)
    return isInsideHost(host, isAllowed) ? 'must not be a server of a private network' : undefined
  } catch {
    return 'must have the form smtp://user:password@host:587'
  }
}

/**
 * Writes settings and returns the keys of those that changed; an empty one is taken away. Throws Invalid, and nothing is written.
 * @param isAllowed whether a mail server may have that IP address
 */
export async function writeConnectionSettings(
  db: Database,
  project: number,
  body: Readonly<Record<string, unknown>>,
  { vault, isAllowed }: { readonly vault: Vault; readonly isAllowed?: Reach['isAllowed'] },
): Promise<ConnectionKey[]> {
  const problems: Problem[] = []
  const values: [ConnectionKey, string][] = []
  for (const [key, given] of Object.entries(body)) {
    if (!isConnectionKey(key)) problems.push({ field: key.slice(0, 80), message: 'is no setting of a connection' })
    else if (given !== null && typeof given !== 'string') problems.push({ field: key, message: 'must be a text' })
    else {
      const value = (given ?? '').trim()
      const problem = value === '' ? undefined : problemOf(key, value, isAllowed)
      if (problem) problems.push({ field: key, message: problem })
      values.push([key, value])
    }
  }
  if (problems.length > 0) throw new Invalid(problems)
  const changed: ConnectionKey[] = []
  for (const [key, value] of values) {
    if (((await projectSetting(db, project, key, vault)) ?? '') === value) continue
    changed.push(key)
    await db.deleteFrom('settings').where('project', '=', project).where('key', '=', key).execute()
    if (value === '') continue
    const isSecret = CONNECTION_KEYS[key] === 'secret'
    const stored = isSecret ? vault.seal(settingPlace(project, key), value) : value
    await db.insertInto('settings').values({ project, key, value: stored }).execute()
  }
  return changed
}
