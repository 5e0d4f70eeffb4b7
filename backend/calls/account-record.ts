import { hashPassword } from '../auth/password-hash.ts'
import { passwordProblem } from '../auth/password-rule.ts'
import { Invalid } from '../items/validate.ts'

/**
 * A record of an account as it is stored: its password hashed, its e-mail in lower case. `own` is what is known of the person beside
 * the record. Throws Invalid for a password that is not accepted.
 */
export async function preparedAccount(
  body: Readonly<Record<string, unknown>>,
  own: readonly unknown[],
): Promise<Record<string, unknown>> {
  const record = { ...body }
  if (typeof record.email === 'string') record.email = record.email.trim().toLowerCase()
  if (record.password === undefined) return record
  const problem = await passwordProblem(record.password, [...own, record.email, record.first_name, record.last_name])
  if (problem) throw new Invalid([{ field: 'password', message: problem }])
  record.password = await hashPassword(String(record.password))
  return record
}
