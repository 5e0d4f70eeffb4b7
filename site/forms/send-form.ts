import type { FieldProblem } from '#domain/texts/field-problem.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { FormFields, FormOutcome, Problems } from './form-outcome.ts'

const PROBLEMS: readonly unknown[] = ['missing', 'invalid', 'tooLong'] satisfies FieldProblem[]

/** Sends a form to its call of the backend and reads the answer; never throws. */
export async function sendForm(path: string, fields: FormFields, fetch: typeof globalThis.fetch): Promise<FormOutcome> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(fields) }).catch(() => undefined)
  if (answer?.ok) return { kind: 'sent' }
  if (answer?.status === 429) return { kind: 'tooMany' }
  const problems = answer?.status === 422 ? problemsIn(await answer.json().catch(() => undefined)) : {}
  return Object.keys(problems).length > 0 ? { kind: 'problems', problems } : { kind: 'failed' }
}

/** The fields that the backend's answer names, with what is wrong with each. */
export function problemsIn(body: unknown): Problems {
  const fields = isRecord(body) && isRecord(body.error) ? body.error.fields : undefined
  if (!Array.isArray(fields)) return {}
  const named = fields.filter((entry) => isRecord(entry) && PROBLEMS.includes(entry.problem))
  return Object.fromEntries(named.map(({ field, problem }) => [String(field), problem as FieldProblem]))
}
