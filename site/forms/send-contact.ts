import { type ContactPrivacy, checkContact } from '#domain/company/contact-form.ts'
import type { FormFields, FormOutcome } from './form-outcome.ts'
import { sendForm } from './send-form.ts'

/** Checks a contact message as the backend does, and sends it when it fits. */
export async function sendContact(
  fields: FormFields,
  privacy: ContactPrivacy,
  fetch: typeof globalThis.fetch,
): Promise<FormOutcome> {
  const result = checkContact(fields, privacy)
  return result.ok ? sendForm('/forms/contact', fields, fetch) : { kind: 'problems', problems: result.problems }
}
