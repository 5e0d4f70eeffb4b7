import { Secret } from 'otpauth'
import type { Database } from '../db/database.ts'
import { secretHash } from './session.ts'

/** How many codes a person gets at a time. */
const COUNT = 10

/** A code in groups of four letters and digits, of 80 random bits: `ABCD-EFGH-IJKL-MNOP`. */
const newCode = (): string => new Secret({ size: 10 }).base32.replace(/.{4}(?=.)/g, '$&-')

const hashOf = (user: number, code: string) =>
  secretHash(JSON.stringify([user, code.toUpperCase().replace(/[^A-Z2-7]/g, '')]))

/** Makes new codes, which are shown once: only their hashes are kept, and former ones count no more. */
export async function renewRecoveryCodes(db: Database, user: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode)
  await forgetRecoveryCodes(db, user)
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user, code_hash: hashOf(user, code) })))
    .execute()
  return codes
}

/** Uses a code up; false for one that is wrong or used. */
export async function useRecoveryCode(db: Database, user: number, code: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user', '=', user)
    .where('code_hash', '=', hashOf(user, code))
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function recoveryCodesLeft(db: Database, user: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user', '=', user)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function forgetRecoveryCodes(db: Database, user: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user', '=', user).execute()
}
