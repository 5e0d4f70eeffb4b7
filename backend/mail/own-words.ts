import { type EditableMail, innerWords, type MailWords } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'

/** A mail whose words a shop may write itself. */
export interface WordedMail {
  readonly project: number
  readonly kind: EditableMail
  readonly language: Language
}

/** Subject and first words of a mail: the shop's own where it wrote some in that language, else the given standard; `{name}` in them is still to be filled. */
export async function mailWords(
  db: Database,
  { project, kind, language }: WordedMail,
  standard: MailWords,
): Promise<MailWords> {
  const own = await db
    .selectFrom('mail_text')
    .select(['subject', 'message'])
    .where('project', '=', project)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst()
  return {
    subject: own?.subject ? innerWords(String(own.subject)) : standard.subject,
    text: own?.message ? innerWords(String(own.message)) : standard.text,
  }
}
