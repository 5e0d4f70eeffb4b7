import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { type LetterLink, renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { answerMailTexts } from './answer-mail-texts.ts'

/** A question as far as its answer needs it. */
export interface AnsweredQuestion {
  readonly language: Language
  readonly name: string
  readonly email: string
  readonly message: string | null
  /** What was asked about; null for a message about nothing of the shop's. */
  readonly product: string | null
}

/** Message-IDs that are named at most, the first of the thread always. */
const NAMED = 20

/** The heads by which mail programs show what belongs together (RFC 5322, 3.6.4): also for the shop, once the customer replies. */
function threadHeaders(thread: readonly string[]): Record<string, string> {
  const last = thread.at(-1)
  if (!last) return {}
  const named = thread.length > NAMED ? [...thread.slice(0, 1), ...thread.slice(1 - NAMED)] : thread
  return { 'In-Reply-To': last, References: named.join(' ') }
}

/**
 * Queues the answer to a question, in the caller's transaction: the shop's words, what was asked below them, and the shop's mailbox
 * for the reply. Returns the mail's id; undefined where the project has no address to write from.
 */
export async function queueAnswer(
  options: Pick<FormsOptions, 'mailFrom' | 'now' | 'uuid'>,
  trx: Database,
  {
    project,
    question,
    words,
    links,
    thread,
  }: {
    readonly project: Project
    readonly question: AnsweredQuestion
    readonly words: string
    /** What the words lead to: goods, a reservation. */
    readonly links: readonly LetterLink[]
    /** The Message-IDs of what was mailed about the question before, the oldest first. */
    readonly thread: readonly string[]
  },
): Promise<number | undefined> {
  const { language, name, email, message, product } = question
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  if (!letterhead.from) return undefined
  const texts = answerMailTexts[language]
  const subject = product ? fill(texts.requestSubject, { product }) : texts.contactSubject
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [...words.split(/\n{2,}/), ...links, texts.reply, ...(message ? [texts.yourMessage] : [])],
      ...(message && { quote: message }),
    },
    letterhead,
  )
  const replyTo = { name: letterhead.siteName, address: letterhead.email ?? letterhead.from.address }
  const headers = { 'Auto-Submitted': 'no', ...threadHeaders(thread) }
  const mail = {
    headers,
    project: project.id,
    kind: 'answer',
    from: letterhead.from,
    replyTo,
    subject,
    keepDays: keptDays.mail,
  }
  return (await queueMail(trx, { ...mail, ...letter, to: { name, address: email } }, options)).id
}
