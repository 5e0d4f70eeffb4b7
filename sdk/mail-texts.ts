import type { MailSample, StandardWords } from '#contract/wire/mail-texts.ts'
import type { EditableMail } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Transport } from './transport.ts'

/** Words for a mail; empty ones are the program's own. */
export interface TypedMail {
  readonly kind: EditableMail
  readonly language: Language
  readonly subject: string
  readonly message: string
}

/** The words of mails, for who may change `mail_text`. All reject with an ApiError; 422 names the field whose words do not fit the mail. */
export function createMailTexts(transport: Transport) {
  return {
    /** What the program writes in each mail and language. */
    standard: async () => (await transport<{ data: StandardWords[] }>('GET', '/ecom/mail-texts')).data,
    /** The mail as it would go out with these words. */
    preview: async (body: TypedMail) =>
      (await transport<{ data: MailSample }>('POST', '/ecom/mail-texts/preview', { body })).data,
    /** Sends that mail to whoever asks; answers with the address. */
    test: async (body: TypedMail) =>
      (await transport<{ data: { recipient: string } }>('POST', '/ecom/mail-texts/test', { body })).data,
  }
}
