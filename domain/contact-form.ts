import type { FieldProblem } from './address.ts'
import { parseEmail } from './email.ts'

/** A message from the contact form (SPEC 5). */
export interface ContactMessage {
  name: string
  email: string
  message: string
}

export type ContactField = keyof ContactMessage | 'privacy'

export type ContactResult =
  | { ok: true; message: ContactMessage }
  | { ok: false; problems: Partial<Record<ContactField, FieldProblem>> }

/** The greatest length of each text in characters. */
export const contactLimits = { name: 100, message: 5000 } as const

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function problemOf(text: string, maximum: number): FieldProblem | undefined {
  if (text === '') return 'missing'
  return text.length > maximum ? 'tooLong' : undefined
}

/**
 * Checks the contact form, the same way in browser and server: name, e-mail, message and the approval of the privacy notice are
 * required (SPEC 5). The approval counts when it is true or what a ticked checkbox sends, `on`.
 */
export function checkContact(input: Readonly<Record<string, unknown>>): ContactResult {
  const name = textOf(input.name).replace(/\s+/g, ' ')
  const message = textOf(input.message)
  const email = parseEmail(input.email)
  const problems = {
    name: problemOf(name, contactLimits.name),
    email: email ? undefined : textOf(input.email) === '' ? ('missing' as const) : ('invalid' as const),
    message: problemOf(message, contactLimits.message),
    privacy: input.privacy === true || input.privacy === 'on' ? undefined : ('missing' as const),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return email && found.length === 0
    ? { ok: true, message: { name, email, message } }
    : { ok: false, problems: Object.fromEntries(found) }
}
