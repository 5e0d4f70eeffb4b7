import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { accountByEmail, accountById } from './account.ts'
import { type ChangeTools, noteChange } from './note-change.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rule.ts'
import { type AskedFrom, resetLink } from './reset-link.ts'
import { endSessionsOf, newSecret, secretHash } from './session.ts'
import { shopWords } from './shop-words.ts'

const LIFE = 3_600_000

/** A mail that asks to be sent; its words are chosen by who sends it. */
export interface ResetMail {
  readonly kind: 'password_reset'
  readonly to: string
  /** Address with the token, good for one hour and one use. */
  readonly link: string
}

/** The mail with a fresh token; undefined for an e-mail that has no active account here. The caller answers both alike. */
export async function requestReset(
  db: Database,
  request: { readonly email: string; readonly project: Project; readonly from: AskedFrom; readonly now: Date },
): Promise<ResetMail | undefined> {
  const account = await accountByEmail(db, request.email)
  if (!account?.isActive || (account.project !== null && account.project !== request.project.id)) return undefined
  const token = newSecret()
  const expires_on = new Date(request.now.getTime() + LIFE).toISOString()
  await db.deleteFrom('password_resets').where('user', '=', account.id).execute()
  await db
    .insertInto('password_resets')
    .values({ user: account.id, token_hash: secretHash(token), expires_on })
    .execute()
  return { kind: 'password_reset', to: account.email, link: resetLink(request.project, request.from, token) }
}

/**
 * Sets a new password against a token, ends all sessions of the account and tells it so. Throws the Fault for a bad or used token,
 * Invalid for a password that is not accepted, which does not use the token up.
 */
export async function resetPassword(tools: ChangeTools, token: string, password: unknown): Promise<void> {
  const { db, now } = tools
  const refusal = new Fault('invalidResetToken', 'The link is not valid any more')
  const open = db
    .selectFrom('password_resets')
    .select('user')
    .where('token_hash', '=', secretHash(token))
    .where('expires_on', '>', now.toISOString())
  const user = (await open.executeTakeFirst())?.user
  const account = await accountById(db, Number(user ?? 0))
  const own = account ? [...account.ownWords, ...(await shopWords(db, account.project))] : []
  const problem = await passwordProblem(password, own)
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  if (!account) throw refusal
  const hash = await hashPassword(String(password))
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', secretHash(token))
      .where('expires_on', '>', now.toISOString())
      .returning('user')
      .executeTakeFirst()
    if (!used) throw refusal
    await trx.updateTable('users').set({ password: hash }).where('id', '=', account.id).execute()
    await endSessionsOf(trx, account.id)
    await noteChange({ ...tools, db: trx }, { kind: 'password_changed', account, note: 'reset' })
  })
}
