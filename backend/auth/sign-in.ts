import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { type Account, accountByEmail } from './account.ts'
import { claimStep, otpStep } from './one-time-password.ts'
import { isPassword } from './password-hash.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly otp?: string | undefined
}

export interface SignInContext {
  readonly db: Database
  /** Accounts of other projects are unknown here. */
  readonly project: number
  /** Where the call comes from; undefined where nobody knows. */
  readonly address: string | undefined
  readonly now: Date
}

/**
 * The account that these credentials open. Unknown e-mail, wrong password and an account of another project are told
 * apart neither by the answer (100) nor by its time; what else is wrong is said only to who knows the password.
 */
export async function signIn(context: SignInContext, { email, password, otp }: Credentials): Promise<Account> {
  const { db, project, address, now } = context
  const name = email.trim().toLowerCase()
  await countAttempt(db, name, address, now)
  const known = await accountByEmail(db, name)
  const account = known && (known.project === null || known.project === project) ? known : undefined
  if (!(await isPassword(password, account?.passwordHash)) || !account)
    throw new Fault('wrongCredentials', 'E-mail or password is wrong')
  if (!account.isActive) throw new Fault('inactive', 'This account is suspended')
  if (account.otpSecret) await checkOtp(db, account, otp, now)
  await forgetAttempts(db, name, address)
  await db.updateTable('users').set({ last_access_on: now.toISOString() }).where('id', '=', account.id).execute()
  return account
}

async function checkOtp(db: Database, account: Account, otp: string | undefined, now: Date): Promise<void> {
  if (!otp) throw new Fault('otpMissing', 'The one-time password is missing')
  const step = otpStep(account.otpSecret ?? '', otp, now)
  if (step === undefined || !(await claimStep(db, account.id, step)))
    throw new Fault('otpWrong', 'The one-time password is wrong')
}
