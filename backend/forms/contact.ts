import type { ContactMessage, ContactPrivacy } from '#domain/contact-form.ts'
import { defaultLanguage, isLanguage, type Language, localeOf } from '#domain/language.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { fill, mailTexts } from './mail-texts.ts'
import { expiry, keptDays } from './retention.ts'
import type { FormsOptions } from './services.ts'

interface ContactProject {
  readonly privacy: ContactPrivacy
  /** The language that the shop reads: the first of its site. */
  readonly language: Language
}

/** What a project's own settings say about its contact form. */
export async function contactProject(db: Database, project: Project): Promise<ContactProject> {
  const row = await db
    .selectFrom('project')
    .select(['contact_privacy', 'languages'])
    .where('id', '=', project.id)
    .executeTakeFirstOrThrow()
  const [first] = JSON.parse(String(row.languages)) as unknown[]
  return {
    privacy: row.contact_privacy === 'notice' ? 'notice' : 'approval',
    language: isLanguage(first) ? first : defaultLanguage,
  }
}

export interface ContactCall {
  readonly project: Project
  readonly message: ContactMessage
  /** The visitor's. */
  readonly language: Language
  readonly shopLanguage: Language
  /** Kept for the shop to look at, but not mailed. */
  readonly spam: boolean
}

/** Keeps a message for its time and mails it to the company's primary address, in one transaction. */
export async function takeContact(options: FormsOptions, call: ContactCall): Promise<void> {
  const { db, now, log } = options
  const { project, message, language, spam } = call
  await db.transaction().execute(async (trx) => {
    const mail = spam ? null : await mailToShop(options, trx, call)
    await trx
      .insertInto('contact_request')
      .values({
        project: project.id,
        state: spam ? 'spam' : 'new',
        language,
        ...message,
        mail,
        created_on: now().toISOString(),
        expires_on: expiry(now(), keptDays.contactRequest),
      })
      .execute()
  })
  if (spam) log(`A contact message to ${project.domain} looks automatic and is kept unsent`)
}

async function mailToShop(options: FormsOptions, trx: Database, call: ContactCall): Promise<number | null> {
  const { project, message, language, shopLanguage } = call
  const letterhead = await letterheadOf(trx, project, shopLanguage, options.mailFrom)
  const { email: shop, from } = letterhead
  if (!shop || !from) {
    options.log(`${project.domain} has no primary e-mail address, so a contact message is kept unsent`)
    return null
  }
  const texts = mailTexts[shopLanguage]
  const locale = localeOf[shopLanguage]
  const subject = fill(texts.contactSubject, { name: message.name })
  const letter = renderLetter(
    {
      language: shopLanguage,
      heading: subject,
      paragraphs: [],
      facts: [
        [texts.name, message.name],
        [texts.email, message.email],
        [texts.visitorLanguage, new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language],
        [texts.received, moment(options.now(), locale)],
      ],
      quote: message.message,
      notes: [fill(texts.contactHint, { name: message.name })],
    },
    letterhead,
  )
  const mail = {
    project: project.id,
    kind: 'contact',
    from,
    to: { name: letterhead.siteName, address: shop },
    replyTo: { name: message.name, address: message.email },
    subject,
    ...letter,
    keepDays: keptDays.mail,
  }
  return (await queueMail(trx, mail, options)).id
}

const moment = (date: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(date)
