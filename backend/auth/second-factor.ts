import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { factorPlace } from '../vault/vault.ts'
import type { Account } from './account.ts'
import { type AccountChange, type ChangeTools, noteChange } from './note-change.ts'
import { claimStep, otpStep } from './one-time-password.ts'
import { forgetRecoveryCodes, recoveryCodesLeft, renewRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

/** Sets the second factor up, proved by a code of the app, and returns the recovery codes. Throws the Fault for a wrong secret or code. */
export async function setUpFactor(
  tools: ChangeTools,
  account: Account,
  { secret, otp }: { readonly secret: string; readonly otp: string },
): Promise<string[]> {
  if (!/^[A-Z2-7]{32}$/.test(secret)) throw new Fault('invalid', 'tfa_secret must be 32 letters and digits of Base32')
  const step = otpStep(secret, otp, tools.now)
  if (step === undefined) throw new Fault('otpWrong', 'The one-time password is wrong')
  return tools.db.transaction().execute(async (trx) => {
    const otp_secret = tools.vault.seal(factorPlace(account.id), secret)
    await trx.updateTable('users').set({ otp_secret, otp_step: step }).where('id', '=', account.id).execute()
    const codes = await renewRecoveryCodes(trx, account.id)
    await noteChange({ ...tools, db: trx }, { kind: 'factor_on', account })
    return codes
  })
}

/** Takes the second factor off an account, with its recovery codes; false where it has none. */
export async function takeFactorOff(
  tools: ChangeTools,
  account: Omit<AccountChange['account'], 'kind'>,
  by?: AccountChange['by'],
): Promise<boolean> {
  return tools.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ otp_secret: null, otp_step: null })
      .where('id', '=', account.id)
      .where('otp_secret', 'is not', null)
      .executeTakeFirst()
    await forgetRecoveryCodes(trx, account.id)
    if (numUpdatedRows === 0n) return false
    await noteChange({ ...tools, db: trx }, { kind: 'factor_off', account, by })
    return true
  })
}

/** New recovery codes in place of the former ones. Throws the Fault where there is no second factor. */
export async function renewCodes(tools: ChangeTools, account: Account): Promise<string[]> {
  if (account.otpSecret === null) throw new Fault('conflict', 'This account has no second factor')
  return tools.db.transaction().execute(async (trx) => {
    const codes = await renewRecoveryCodes(trx, account.id)
    await noteChange({ ...tools, db: trx }, { kind: 'codes_made', account })
    return codes
  })
}

/** Whether a text opens the second factor: a one-time password, or a recovery code, of whose use the person is told. */
export async function isSecondFactor(tools: ChangeTools, account: Account, text: string): Promise<boolean> {
  const given = text.replaceAll(' ', '')
  if (/^\d{6}$/.test(given)) {
    const secret = tools.vault.open(factorPlace(account.id), account.otpSecret ?? '')
    const step = secret && otpStep(secret, given, tools.now)
    return typeof step === 'number' && claimStep(tools.db, account.id, step)
  }
  return tools.db.transaction().execute(async (trx) => {
    if (!(await useRecoveryCode(trx, account.id, given))) return false
    const note = String(await recoveryCodesLeft(trx, account.id))
    await noteChange({ ...tools, db: trx }, { kind: 'code_used', account, note })
    return true
  })
}

/** What there is of a second factor. */
export const factorOf = async (db: Database, { id, otpSecret }: Pick<Account, 'id' | 'otpSecret'>) => ({
  otp: otpSecret !== null,
  recovery_codes: otpSecret === null ? 0 : await recoveryCodesLeft(db, id),
})
