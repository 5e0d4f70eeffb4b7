import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { addAccount } from './account.ts'

/** What opens an installation without accounts. It follows from the installation's secret and dies with the first account. */
export const firstAccountToken = (secret: string): string =>
  createHmac('sha256', secret).update('first account').digest('base64url')

/** Whether nobody has an account yet. */
export async function hasNoAccount(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length === 0
}

export interface FirstAccount {
  readonly token: string
  readonly email: string
  readonly password: string
}

/**
 * Makes the first administrator, of all projects, against the token of the start. Throws Invalid naming the field, or the Fault
 * for a token that is wrong or used.
 */
export async function addFirstAccount(db: Database, secret: string, given: FirstAccount): Promise<number> {
  const expected = Buffer.from(firstAccountToken(secret))
  const token = Buffer.from(given.token)
  const refusal = new Fault('invalidResetToken', 'The link is not valid any more')
  if (token.length !== expected.length || !timingSafeEqual(token, expected)) throw refusal
  return db.transaction().execute(async (trx) => {
    // Locks the one row, so that of two who come at once the second sees the account of the first.
    await trx
      .updateTable('change_head')
      .set((eb) => ({ seq: eb.ref('seq') }))
      .execute()
    if (!(await hasNoAccount(trx))) throw refusal
    return addAccount(trx, { email: given.email, password: given.password, role: 'administrator' })
  })
}
