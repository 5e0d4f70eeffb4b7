import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { ResetMail } from '../auth/password-reset.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from './letter.ts'
import { letterheadOf } from './letterhead.ts'
import { type QueueTools, queueMail } from './queue-mail.ts'

const texts: Record<Language, Record<'subject' | 'text' | 'button' | 'note', string>> = {
  de: {
    subject: 'Neues Kennwort festlegen',
    text: 'Für Ihren Zugang wurde ein neues Kennwort angefordert. Legen Sie es mit dem Knopf fest; der Link gilt eine Stunde und nur einmal.',
    button: 'Kennwort festlegen',
    note: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ihr Kennwort bleibt, wie es ist.',
  },
  en: {
    subject: 'Set a new password',
    text: 'A new password was requested for your account. Set it with the button; the link is valid for one hour and works once.',
    button: 'Set password',
    note: 'It was not you? Then there is nothing to do: your password stays as it is.',
  },
  fr: {
    subject: 'Définir un nouveau mot de passe',
    text: 'Un nouveau mot de passe a été demandé pour votre accès. Définissez-le avec le bouton ; le lien est valable une heure et une seule fois.',
    button: 'Définir le mot de passe',
    note: 'Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
}

export interface ResetMailOptions extends QueueTools {
  readonly db: Database
  readonly mailFrom?: string | undefined
}

/**
 * Puts the mail that resets a password into the outbox, in the language of the account. It belongs to the account's project, so
 * that nobody of a single project reads the link of someone who works for all. Without a sender's address it goes out from the domain.
 */
export async function queueResetMail(options: ResetMailOptions, mail: ResetMail, project: number): Promise<void> {
  const { db, mailFrom } = options
  const user = await db
    .selectFrom('users')
    .select(['language', 'project'])
    .where('email', '=', mail.to)
    .executeTakeFirst()
  const { domain } = await db.selectFrom('project').select('domain').where('id', '=', project).executeTakeFirstOrThrow()
  const language = isLanguage(user?.language) ? user.language : defaultLanguage
  const letterhead = await letterheadOf(db, { id: project, domain: String(domain) }, language, mailFrom)
  // Who cannot sign in cannot set an address to send from either.
  const from = letterhead.from ?? { name: letterhead.siteName, address: `noreply@${domain}` }
  const { subject, text, button, note } = texts[language]
  const letter = renderLetter(
    { language, heading: subject, paragraphs: [text], button: { label: button, href: mail.link }, notes: [note] },
    letterhead,
  )
  await queueMail(
    db,
    {
      project: (user?.project ?? null) as number | null,
      kind: mail.kind,
      from,
      to: { address: mail.to },
      subject,
      ...letter,
      confidential: true,
      keepDays: 7,
    },
    options,
  )
}
