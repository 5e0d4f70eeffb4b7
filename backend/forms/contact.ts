import type { ContactMessage, ContactPrivacy } from '#domain/company/contact-form.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { announce, asNew } from '../items/history.ts'
import type { Project } from '../project/project.ts'
import type { AskedBranch } from './asked-branch.ts'
import { fill, mailTexts } from './mail-texts.ts'
import { languageName, mailToShop, momentText, type ShopNotice } from './mail-to-shop.ts'
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
  readonly branch: AskedBranch | undefined
  /** The visitor's. */
  readonly language: Language
  readonly shopLanguage: Language
  /** Kept for the shop to look at, but not mailed. */
  readonly spam: boolean
}

/** Keeps a message for its time and mails it to the shop, in one transaction. */
export async function takeContact(options: FormsOptions, call: ContactCall): Promise<void> {
  const { db, now, log } = options
  const { project, message, language, spam } = call
  await db.transaction().execute(async (trx) => {
    const mail = spam ? null : await mailToShop(options, trx, project, noticeOf(call, now()))
    const { id } = await trx
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
      .returning('id')
      .executeTakeFirstOrThrow()
    await announce(trx, [asNew(project.id, 'contact_request', Number(id))], now().toISOString())
  })
  if (spam) log(`A contact message to ${project.domain} looks automatic and is kept unsent`)
}

function noticeOf({ message, branch, language, shopLanguage }: ContactCall, now: Date): ShopNotice {
  const texts = mailTexts[shopLanguage]
  return {
    kind: 'contact',
    language: shopLanguage,
    subject: fill(texts.contactSubject, { name: message.name }),
    facts: [
      [texts.name, message.name],
      [texts.email, message.email],
      [texts.visitorLanguage, languageName(language, shopLanguage)],
      [texts.received, momentText(now, shopLanguage)],
    ],
    quote: message.message,
    note: fill(texts.contactHint, { name: message.name }),
    replyTo: { name: message.name, address: message.email },
    isRequest: true,
    branch,
  }
}
