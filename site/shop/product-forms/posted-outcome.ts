import type { Posted } from '#sdk/orders.ts'
import type { FormOutcome } from '../../forms/form-outcome.ts'
import { problemsIn } from '../../forms/send-form.ts'

/** What a form makes of the order API's answer; a failure is logged in the words of SPEC 8. */
export function postedOutcome(posted: Posted, log: (message: string) => void): FormOutcome {
  if (posted.ok) return { kind: 'sent' }
  const problems = posted.error?.status === 422 ? problemsIn(posted.answer) : {}
  if (Object.keys(problems).length > 0) return { kind: 'problems', problems }
  log(posted.message)
  return { kind: posted.error?.status === 429 ? 'tooMany' : 'failed' }
}
