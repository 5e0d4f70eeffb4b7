import { berlinFormat } from '#domain/company/berlin-format.ts'
import { withFirstOfMonth } from '#domain/texts/first-of-month.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import type { Person } from '../mail/mail.ts'
import { mailboxesOf } from '../mail/mailboxes-of.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import type { AskedBranch } from './asked-branch.ts'
import { keptDays } from './retention.ts'
import type { FormsOptions } from './services.ts'

/** What a shop is told of a form that someone sent. */
export interface ShopNotice {
  /** What the mail is for: `contact`, `request`, `rating`. */
  readonly kind: string
  /** The shop's. */
  readonly language: Language
  readonly subject: string
  /** Those without a value are left out. */
  readonly facts: readonly (readonly [label: string, value: string | null])[]
  readonly quote?: string
  readonly button?: { readonly label: string; readonly href: string } | undefined
  readonly note: string
  readonly replyTo?: Person
  /** Whether it is a question, which branches and people are told of too; else it is the company's alone. */
  readonly isRequest?: boolean
  /** The branch that the visitor named. */
  readonly branch?: AskedBranch | undefined
}

const branchLabels: Record<Language, string> = { de: 'Filiale', en: 'Branch', fr: 'Boutique' }

/**
 * Queues a mail to a company's primary address, of questions one to everybody who is set to be told of them, in the caller's
 * transaction. Returns the id of the first, null when the project has no address to write to.
 */
export async function mailToShop(
  options: FormsOptions,
  trx: Database,
  project: Project,
  notice: ShopNotice,
): Promise<number | null> {
  const { kind, language, subject, facts, quote, button, note, replyTo, isRequest, branch } = notice
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  const { email, from, siteName } = letterhead
  const company = email ? { name: siteName, address: email } : undefined
  const about = { subject: 'requests', branches: branch ? [branch.id] : [] } as const
  const people = isRequest ? await mailboxesOf(trx, project.id, about, company) : company ? [company] : []
  if (people.length === 0 || !from) {
    options.log(`${project.domain} has no primary e-mail address, so a form (${kind}) is kept unsent`)
    return null
  }
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [],
      facts: [...facts, [branchLabels[language], branch?.name ?? null] as const].flatMap(([label, value]) =>
        value ? [[label, value] as const] : [],
      ),
      ...(quote && { quote }),
      ...(button && { button }),
      notes: [note],
    },
    letterhead,
  )
  const mail = { project: project.id, kind, from, replyTo, subject, ...letter, keepDays: keptDays.mail }
  const ids: number[] = []
  for (const to of people) ids.push((await queueMail(trx, { ...mail, to }, options)).id)
  return ids[0] ?? null
}

/** A moment as mails to the shop name it: `21. November 2026 um 10:05`. */
export const momentText = (date: Date, language: Language): string =>
  withFirstOfMonth(berlinFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short' }).format(date), language)

/** The name of a language in another: `Französisch`. */
export const languageName = (language: Language, shown: Language): string =>
  new Intl.DisplayNames(localeOf[shown], { type: 'language' }).of(language) ?? language
