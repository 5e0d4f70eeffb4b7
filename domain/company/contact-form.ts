import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredId, enteredLine, enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { idProblem } from '../texts/id-problem.ts'
import { approvalProblem } from './privacy-approval.ts'

/** A message from the contact form (SPEC 5). */
export interface ContactMessage {
  name: string
  email: string
  message: string
  /** The branch that is meant; null when the visitor named none. */
  branch: number | null
}

export type ContactField = keyof ContactMessage | 'privacy'

export type ContactResult =
  | { ok: true; message: ContactMessage }
  | { ok: false; problems: Partial<Record<ContactField, FieldProblem>> }

/** The greatest length of each text in characters. */
export const contactLimits = { name: 100, message: 5000 } as const

/** What a project asks of its visitors: approval of the privacy notice, or only that they can read it. */
export type ContactPrivacy = 'approval' | 'notice'

/**
 * Checks the contact form, the same way in browser and server: name, e-mail, message and approval of the privacy notice are
 * required (SPEC 5); a project that only shows the notice asks for neither name nor approval.
 */
export function checkContact(
  input: Readonly<Record<string, unknown>>,
  privacy: ContactPrivacy = 'approval',
): ContactResult {
  const name = enteredLine(input.name)
  const message = enteredText(input.message)
  const email = parseEmail(input.email)
  const problems = {
    name: textProblem(input.name, name, { maximum: contactLimits.name, required: privacy === 'approval' }),
    email: emailProblem(input.email),
    message: textProblem(input.message, message, { maximum: contactLimits.message, required: true }),
    branch: idProblem(input.branch, false),
    privacy: approvalProblem(input.privacy, privacy),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return email && found.length === 0
    ? { ok: true, message: { name, email, message, branch: enteredId(input.branch) ?? null } }
    : { ok: false, problems: Object.fromEntries(found) }
}
