import { emailKey } from '#domain/texts/email.ts'
import { Fault } from '../fault.ts'
import { type Account, accountByEmail } from './account.ts'
import { hasSignedInFrom, type NewActivity, recordActivity, recordRefusal } from './activity.ts'
import type { ChangeTools } from './note-change.ts'
import { isPassword } from './password-hash.ts'
import { isSecondFactor } from './second-factor.ts'
import { type CountedAttempt, countAttempt, forgetAttempts } from './throttle.ts'

export interface GivenCredentials {
  readonly email: string
  readonly password: string
  readonly otp?: string | undefined
}

/** `project`: accounts of other projects are unknown here. */
export interface SignInContext extends ChangeTools {
  /** The device that the call comes from, where that account has signed in on it before. */
  readonly deviceOf: (user: number) => string | undefined
}

/**
 * The account that these credentials open. Unknown e-mail, wrong password and an account of another project are told
 * apart neither by the answer (100) nor by its time; what else is wrong is said only to who knows the password.
 */
export async function signIn(context: SignInContext, { email, password, otp }: GivenCredentials): Promise<Account> {
  const { db, project, origin, now } = context
  const who = emailKey(email.trim())
  const found = await accountByEmail(db, who)
  const account = found && (found.project === null || found.project === project) ? found : undefined
  const attempt = await attemptOf(context, 'sign-in', who, account)
  const about = { project: account ? account.project : project, account, origin }
  const refused = async (fault: Fault, refusal: Pick<NewActivity, 'kind' | 'note'>): Promise<never> => {
    await recordRefusal(db, { ...about, ...refusal }, now)
    throw fault
  }
  await countAttempt(db, attempt, now).catch(async (error) => {
    if (error instanceof Fault) await refused(error, { kind: 'sign_in_held' })
    throw error
  })
  if (!(await isPassword(password, account?.passwordHash)) || !account)
    return refused(new Fault('wrongCredentials', 'E-mail or password is wrong'), { kind: 'sign_in_failed' })
  if (!account.isActive)
    return refused(new Fault('inactive', 'This account is suspended'), { kind: 'sign_in_failed', note: 'suspended' })
  if (account.otpSecret) {
    if (!otp) throw new Fault('otpMissing', 'The one-time password is missing')
    if (!(await isSecondFactor(context, account, otp)))
      return refused(new Fault('otpWrong', 'The one-time password is wrong'), { kind: 'sign_in_failed', note: 'otp' })
  }
  await forgetAttempts(db, attempt, now)
  await recordActivity(db, { ...about, kind: 'sign_in' }, now)
  await db.updateTable('users').set({ last_access_on: now.toISOString() }).where('id', '=', account.id).execute()
  return account
}

/** What an attempt at an account counts as. Asks the database the same for an account that is not there. */
export async function attemptOf(
  { db, origin, deviceOf }: Pick<SignInContext, 'db' | 'origin' | 'deviceOf'>,
  kind: CountedAttempt['kind'],
  who: string,
  account: Pick<Account, 'id'> | undefined,
): Promise<CountedAttempt> {
  const { client } = origin
  const isKnownAddress = await hasSignedInFrom(db, account?.id ?? 0, client)
  return { kind, who, client, device: account && deviceOf(account.id), isKnownAddress }
}
