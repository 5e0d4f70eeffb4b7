import { hashPassword } from '../auth/password-hash.ts'
import { passwordProblem } from '../auth/password-rule.ts'
import { shopWords } from '../auth/shop-words.ts'
import type { Database } from '../db/database.ts'
import { Invalid } from '../items/validate.ts'

/** What is known of an account beside its new record: words of the person, and the project it belongs to, null for all. */
export interface KnownAccount {
  readonly ownWords: readonly unknown[]
  readonly project: number | null
}

/**
 * A record of an account as it is stored: its password hashed, its e-mail in lower case. Throws Invalid for a password that is not accepted.
 */
export async function preparedAccount(
  db: Database,
  body: Readonly<Record<string, unknown>>,
  known: KnownAccount,
): Promise<Record<string, unknown>> {
  const record = { ...body }
  if (typeof record.email === 'string') record.email = record.email.trim().toLowerCase()
  if (record.password === undefined) return record
  const project = Number.isSafeInteger(record.project) ? Number(record.project) : known.project
  const person = [...known.ownWords, record.email, record.first_name, record.last_name]
  const problem = await passwordProblem(record.password, [...person, ...(await shopWords(db, project))])
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  record.password = await hashPassword(String(record.password))
  return record
}
