import type { FieldProblem } from '#domain/texts/field-problem.ts'
import type { FormMessages } from './messages/message-types.ts'

/** What is wrong with a field of the contact form, in words. */
export function problemText(
  messages: FormMessages,
  field: string,
  problem: FieldProblem | undefined,
): string | undefined {
  if (!problem) return undefined
  if (problem === 'tooLong') return messages.textTooLong()
  switch (field) {
    case 'name':
      return messages.nameMissing()
    case 'email':
      return problem === 'missing' ? messages.emailMissing() : messages.emailInvalid()
    case 'message':
      return messages.messageMissing()
    case 'branch':
      return messages.branchGone()
    default:
      return messages.approvalMissing()
  }
}
