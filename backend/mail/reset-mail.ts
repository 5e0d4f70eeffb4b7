import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { ResetMail } from '../auth/password-reset.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from './letter.ts'
import { letterheadOf } from './letterhead.ts'
import { type QueueTools, queueMail } from './queue-mail.ts'

type Words = Record<'subject' | 'text' | 'button' | 'note', string>

const texts: Record<Language, Record<ResetMail['kind'], Words>> = {
  de: {
    password_reset: {
      subject: 'Neues Kennwort festlegen',
      text: 'Für Ihren Zugang wurde ein neues Kennwort angefordert. Legen Sie es mit dem Knopf fest; der Link gilt eine Stunde und nur einmal.',
      button: 'Kennwort festlegen',
      note: 'Sie waren das nicht? Dann brauchen Sie nichts zu tun: Ihr Kennwort bleibt, wie es ist.',
    },
    invitation: {
      subject: 'Ihr Zugang zu {site}',
      text: 'Für Sie wurde ein Zugang zur Verwaltung von {site} angelegt. Legen Sie mit dem Knopf Ihr Passwort fest; der Link gilt sieben Tage und nur einmal. Danach melden Sie sich mit dieser E-Mail-Adresse an.',
      button: 'Passwort festlegen',
      note: 'Sie erwarten keinen Zugang? Dann brauchen Sie nichts zu tun: Ohne Passwort kann ihn niemand benutzen.',
    },
  },
  en: {
    password_reset: {
      subject: 'Set a new password',
      text: 'A new password was requested for your account. Set it with the button; the link is valid for one hour and works once.',
      button: 'Set password',
      note: 'It was not you? Then there is nothing to do: your password stays as it is.',
    },
    invitation: {
      subject: 'Your account for {site}',
      text: 'An account for the back office of {site} was made for you. Set your password with the button; the link is valid for seven days and works once. Then sign in with this e-mail address.',
      button: 'Set password',
      note: 'You do not expect an account? Then there is nothing to do: without a password nobody can use it.',
    },
  },
  fr: {
    password_reset: {
      subject: 'Définir un nouveau mot de passe',
      text: 'Un nouveau mot de passe a été demandé pour votre accès. Définissez-le avec le bouton\u202f; le lien est valable une heure et une seule fois.',
      button: 'Définir le mot de passe',
      note: 'Ce n’était pas vous\u202f? Vous n’avez rien à faire\u00a0: votre mot de passe reste inchangé.',
    },
    invitation: {
      subject: 'Votre accès à {site}',
      text: 'Un accès à l’administration de {site} a été créé pour vous. Définissez votre mot de passe avec le bouton\u202f; le lien est valable sept jours et une seule fois. Connectez-vous ensuite avec cette adresse e-mail.',
      button: 'Définir le mot de passe',
      note: 'Vous n’attendez pas d’accès\u202f? Vous n’avez rien à faire\u00a0: sans mot de passe, personne ne peut l’utiliser.',
    },
  },
}

export interface ResetMailOptions extends QueueTools {
  readonly db: Database
  readonly mailFrom?: string | undefined
}

/**
 * Puts the mail by which a password is set, anew or for the first time, into the outbox, in the language of the account. It belongs to the account's project, so
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
  const { subject, text, button, note } = texts[language][mail.kind]
  const filled = (words: string) => words.replaceAll('{site}', () => letterhead.siteName)
  const letter = renderLetter(
    {
      language,
      heading: filled(subject),
      paragraphs: [filled(text)],
      button: { label: button, href: mail.link },
      notes: [note],
    },
    letterhead,
  )
  await queueMail(
    db,
    {
      project: (user?.project ?? null) as number | null,
      kind: mail.kind,
      from,
      to: { address: mail.to },
      subject: filled(subject),
      ...letter,
      confidential: true,
      keepDays: 7,
    },
    options,
  )
}
