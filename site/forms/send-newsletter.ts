import { parseEmail } from '#domain/texts/email.ts'
import type { FormFields, FormOutcome } from './form-outcome.ts'
import { sendForm } from './send-form.ts'

/** Checks the address as the backend does, and asks for the newsletter when it is one. */
export async function sendNewsletter(fields: FormFields, fetch: typeof globalThis.fetch): Promise<FormOutcome> {
  if (parseEmail(fields.email)) return sendForm('/forms/newsletter', fields, fetch)
  const empty = typeof fields.email !== 'string' || fields.email.trim() === ''
  return { kind: 'problems', problems: { email: empty ? 'missing' : 'invalid' } }
}
