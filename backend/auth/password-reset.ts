import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import type { Project } from '../project/project.ts'
import { type Account, accountByEmail, accountById } from './account.ts'
import { type ChangeTools, noteChange } from './note-change.ts'
import { hashPassword } from './password-hash.ts'
import { passwordProblem } from './password-rule.ts'
import { type AskedFrom, resetLink } from './reset-link.ts'
import { endSessionsOf, newSecret, secretHash } from './session.ts'
import { shopWords } from './shop-words.ts'

const HOUR = 3_600_000

/** Milliseconds for which a link is good: who was invited may be away for some days. */
const LIFE = { password_reset: HOUR, invitation: 7 * 24 * HOUR } as const

/** A mail that asks to be sent; its words are chosen by who sends it. */
export interface ResetMail {
  readonly kind: keyof typeof LIFE
  readonly to: string
  /** Address with the token, good for one use, and for an hour or, as an invitation, a week. */
  readonly link: string
}

interface Asked {
  readonly project: Project
  readonly from: AskedFrom
  readonly now: Date
}

/** The mail with a fresh token; undefined for an e-mail that has no active account here. The caller answers both alike. */
export async function requestReset(
  db: Database,
  request: Asked & { readonly email: string },
): Promise<ResetMail | undefined> {
  const account = await accountByEmail(db, request.email)
  if (!account?.isActive || (account.project !== null && account.project !== request.project.id)) return undefined
  return linkMail(db, 'password_reset', account, request)
}

/** The mail by which a person sets the first password of an account; the link of an earlier invitation ends. */
export const invitationTo = (db: Database, account: Pick<Account, 'id' | 'email'>, asked: Asked): Promise<ResetMail> =>
  linkMail(db, 'invitation', account, asked)

async function linkMail(
  db: Database,
  kind: ResetMail['kind'],
  { id, email }: Pick<Account, 'id' | 'email'>,
  { project, from, now }: Asked,
): Promise<ResetMail> {
  const token = newSecret()
  const expires_on = new Date(now.getTime() + LIFE[kind]).toISOString()
  // Anybody may ask for a new password: an invitation that is under way does not end by it.
  await db.deleteFrom('password_resets').where('user', '=', id).where('kind', '=', kind).execute()
  await db
    .insertInto('password_resets')
    .values({ user: id, kind, token_hash: secretHash(token), expires_on })
    .execute()
  return { kind, to: email, link: resetLink(project, from, token) }
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
  if (!account?.isActive) throw refusal
  const hash = await hashPassword(String(password))
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', secretHash(token))
      .where('expires_on', '>', now.toISOString())
      .returning('user')
      .executeTakeFirst()
    if (!used) throw refusal
    await trx.deleteFrom('password_resets').where('user', '=', account.id).execute()
    await trx.updateTable('users').set({ password: hash }).where('id', '=', account.id).execute()
    await endSessionsOf(trx, account.id)
    await noteChange({ ...tools, db: trx }, { kind: 'password_changed', account, note: 'reset' })
  })
}
