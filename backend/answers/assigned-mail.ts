import type { Answerable } from '#contract/wire/answers.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { assignedMailTexts } from './assigned-mail-texts.ts'

export interface AssignedQuestion {
  readonly kind: Answerable
  readonly id: number
  readonly product: string | null
}

/**
 * Queues the mail by which a colleague hears of a question that was assigned to them, in the caller's transaction and their language:
 * where they want notifications by mail (`email_notifications` of the account). It says neither who asked nor what: that
 * stands behind the sign-in, and is erased there alone. Returns whether there is one.
 */
export async function queueAssigned(
  options: Pick<FormsOptions, 'mailFrom' | 'now' | 'uuid'>,
  trx: Database,
  { project, user, by, question }: { project: Project; user: number; by: string; question: AssignedQuestion },
): Promise<boolean> {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'language', 'email_notifications'])
    .where('id', '=', user)
    .executeTakeFirst()
  if (!person?.email_notifications) return false
  const language = isLanguage(person.language) ? person.language : defaultLanguage
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  if (!letterhead.from) return false
  const texts = assignedMailTexts[language]
  const { kind, id, product } = question
  const { subject } = texts
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [fill(texts.text, { by }), ...(product ? [fill(texts.about, { product })] : [])],
      button: { label: texts.button, href: `https://${project.domain}/admin/${kind}/${id}` },
      notes: [texts.note],
    },
    letterhead,
  )
  const head = { project: project.id, kind: 'assigned', from: letterhead.from, subject, keepDays: keptDays.mail }
  await queueMail(trx, { ...head, ...letter, to: { address: String(person.email) } }, options)
  return true
}
