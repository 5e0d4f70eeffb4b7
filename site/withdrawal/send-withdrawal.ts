import type { WithdrawalDeclaration, WithdrawalField } from '#domain/orders/withdrawal-form.ts'
import type { FieldProblem } from '#domain/texts/field-problem.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { problemsIn } from '../forms/send-form.ts'

export type WithdrawalProblems = Partial<Record<WithdrawalField, FieldProblem>>

/** What became of a declaration that was sent. */
export type WithdrawalOutcome =
  /** `declaration` in the words that the shop has received, `receivedOn` by its clock. */
  | { kind: 'received'; declaration: string; receivedOn: Date }
  | { kind: 'problems'; problems: WithdrawalProblems }
  | { kind: 'tooMany' | 'failed' }

/** Sends a confirmed declaration of withdrawal; never throws. */
export async function sendWithdrawal(
  declaration: WithdrawalDeclaration,
  { language, homepage }: { language: string; homepage: string },
  fetch: typeof globalThis.fetch,
): Promise<WithdrawalOutcome> {
  const headers = { 'content-type': 'application/json', accept: 'application/json' }
  const body = JSON.stringify({ ...declaration, language, homepage })
  const answer = await fetch('/ecom/withdrawal', { method: 'POST', headers, body }).catch(() => undefined)
  const said: unknown = await answer?.json().catch(() => undefined)
  if (answer?.ok && isRecord(said) && said.status === 'ok') {
    return {
      kind: 'received',
      declaration: String(said.declaration),
      receivedOn: new Date(String(said.received_on)),
    }
  }
  if (answer?.status === 429) return { kind: 'tooMany' }
  const problems = problemsIn(said) as WithdrawalProblems
  return Object.keys(problems).length > 0 ? { kind: 'problems', problems } : { kind: 'failed' }
}
