import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import { accountByEmail } from './account.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rule.ts'
import { endSessionsOf, newSecret, secretHash } from './session.ts'

const LIFE = 3_600_000

/** A mail that asks to be sent; its words are chosen by who sends it. */
export interface ResetMail {
  readonly kind: 'password_reset'
  readonly to: string
  /** Address with the token, good for one hour and one use. */
  readonly link: string
}

/** Whether the address of the form may be sent in a mail: http(s) on one of the hosts. */
export function isAllowedResetUrl(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, hostname, username } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && (hosts.includes(host) || hosts.includes(hostname))
}

/** The mail with a fresh token; undefined for an e-mail that has no active account here. The caller answers both alike. */
export async function requestReset(
  db: Database,
  request: { readonly email: string; readonly resetUrl: string; readonly project: number; readonly now: Date },
): Promise<ResetMail | undefined> {
  const account = await accountByEmail(db, request.email)
  if (!account?.isActive || (account.project !== null && account.project !== request.project)) return undefined
  const token = newSecret()
  const expires_on = new Date(request.now.getTime() + LIFE).toISOString()
  await db.deleteFrom('password_resets').where('user', '=', account.id).execute()
  await db
    .insertInto('password_resets')
    .values({ user: account.id, token_hash: secretHash(token), expires_on })
    .execute()
  const link = new URL(request.resetUrl)
  link.searchParams.set('token', token)
  return { kind: 'password_reset', to: account.email, link: link.href }
}

/** Sets a new password against a token and ends all sessions of the account. Throws the Fault for a bad or used token. */
export async function resetPassword(db: Database, token: string, password: unknown, now: Date): Promise<void> {
  const problem = passwordProblem(password)
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  const hash = await hashPassword(String(password))
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', secretHash(token))
      .where('expires_on', '>', now.toISOString())
      .returning('user')
      .executeTakeFirst()
    if (!used) throw new Fault('invalidResetToken', 'The link is not valid any more')
    await trx.updateTable('users').set({ password: hash }).where('id', '=', Number(used.user)).execute()
    await endSessionsOf(trx, Number(used.user))
  })
}
