import type { FieldProblem } from '../texts/field-problem.ts'
import type { ContactPrivacy } from './contact-form.ts'

/** What is wrong with the approval of the privacy notice: it counts when it is true or what a ticked checkbox sends, `on`. */
export const approvalProblem = (value: unknown, privacy: ContactPrivacy): FieldProblem | undefined =>
  privacy === 'notice' || value === true || value === 'on' ? undefined : 'missing'
