import type { EditableMail, MailWords } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'

/** A mail whose words can be written anew, in one language. */
export interface StandardWords extends MailWords {
  readonly kind: EditableMail
  readonly language: Language
  /** What its words may name, as `{{nummer}}`, and what its text must. */
  readonly may: readonly string[]
  readonly must: readonly string[]
}

/** A mail as it would go out, with an example's values. */
export interface MailSample {
  readonly subject: string
  readonly text: string
  readonly html: string
}
