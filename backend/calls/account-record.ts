import { emailKey } from '#domain/texts/email.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { passwordProblem } from '../auth/password-rule.ts'
import { newSecret } from '../auth/session.ts'
import { shopWords } from '../auth/shop-words.ts'
import type { Database } from '../db/database.ts'
import { Invalid } from '../items/validate.ts'

/** What is known of an account beside its new record: words of the person, and the project it belongs to, null for all. */
export interface KnownAccount {
  readonly ownWords: readonly unknown[]
  readonly project: number | null
  readonly isNew?: boolean
}

/**
 * A record of an account as it is stored: its password hashed, its e-mail in lower case. A new one without a password is given one that nobody
 * knows: its person is invited to set another. Throws Invalid for a password that is not accepted.
 */
export async function preparedAccount(
  db: Database,
  body: Readonly<Record<string, unknown>>,
  known: KnownAccount,
): Promise<Record<string, unknown>> {
  const record = { ...body }
  if (typeof record.email === 'string') record.email = emailKey(record.email.trim())
  if (record.password === undefined && known.isNew) record.password = await hashPassword(newSecret())
  else if (record.password !== undefined) record.password = await acceptedPassword(db, record, known)
  return record
}

/** The hash of the password of a record. */
async function acceptedPassword(db: Database, record: Record<string, unknown>, known: KnownAccount): Promise<string> {
  const project = Number.isSafeInteger(record.project) ? Number(record.project) : known.project
  const person = [...known.ownWords, record.email, record.first_name, record.last_name]
  const problem = await passwordProblem(record.password, [...person, ...(await shopWords(db, project))])
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  return hashPassword(String(record.password))
}
