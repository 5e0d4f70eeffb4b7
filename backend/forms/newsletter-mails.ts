import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { leaveHeaders } from '../mail/leave-headers.ts'
import { type Letter, renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { newsletterPaths, tokenPath } from './form-paths.ts'
import { fill, mailTexts, newsletterWords } from './mail-texts.ts'
import { keptDays } from './retention.ts'
import type { FormsOptions } from './services.ts'

interface Call {
  readonly project: Project
  readonly origin: string
}

interface Recipient {
  readonly email: string
  readonly language: Language
}

export interface QueuedMail {
  readonly messageId: string
  readonly text: string
}

type NewsletterMail = keyof ReturnType<typeof newsletterWords>

/** Queues a mail of the newsletter; undefined when the project has no address to send from. */
async function queueLetter(
  options: FormsOptions,
  trx: Database,
  call: Call,
  { email, language }: Recipient,
  kind: NewsletterMail,
  leave: string | undefined,
  more: Pick<Letter, 'button' | 'notes'> = {},
): Promise<QueuedMail | undefined> {
  const { project, origin } = call
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  if (!letterhead.from) {
    options.log(`${project.domain} has no e-mail address, so its newsletter cannot ask for confirmation`)
    return undefined
  }
  const texts = mailTexts[language]
  const leaveHref = leave && origin + tokenPath(newsletterPaths.leave, leave, language)
  const worded = { project: project.id, kind, language }
  const words = await mailWords(trx, worded, newsletterWords(language)[kind])
  const site = { site: letterhead.siteName }
  const heading = fill(words.subject, site)
  const links = [
    ...(leaveHref ? [{ label: texts.leaveLink, href: leaveHref }] : []),
    { label: texts.imprint, href: origin + letterhead.imprintPath },
  ]
  const { text, html } = renderLetter(
    { language, heading, paragraphs: [fill(words.text, site)], links, ...more },
    letterhead,
  )
  const { messageId } = await queueMail(
    trx,
    {
      project: project.id,
      kind,
      from: letterhead.from,
      to: { address: email },
      subject: heading,
      text,
      html,
      headers: leaveHref ? leaveHeaders(leaveHref) : {},
      confidential: true,
      keepDays: keptDays.mail,
    },
    options,
  )
  return { messageId, text }
}

/** The mail that asks for confirmation; it says what it is for and nothing else. */
export function queueConfirmation(
  options: FormsOptions,
  trx: Database,
  call: Call & Recipient,
  token: string,
): Promise<QueuedMail | undefined> {
  const texts = mailTexts[call.language]
  return queueLetter(options, trx, call, call, 'newsletter_confirm', undefined, {
    button: {
      label: texts.confirmButton,
      href: call.origin + tokenPath(newsletterPaths.confirm, token, call.language),
    },
    notes: [texts.confirmNote],
  })
}

/** The mail after a confirmation, from which on every mail can be unsubscribed from. */
export function queueWelcome(
  options: FormsOptions,
  trx: Database,
  call: Call,
  recipient: Recipient & { readonly leaveToken: string },
): Promise<QueuedMail | undefined> {
  return queueLetter(options, trx, call, recipient, 'newsletter_welcome', recipient.leaveToken)
}

/** The mail to someone who has subscribed already: the one place that says so. */
export async function queueKnown(
  options: FormsOptions,
  trx: Database,
  call: Call & Recipient,
  { leaveToken }: { readonly leaveToken: string },
): Promise<void> {
  await queueLetter(options, trx, call, call, 'newsletter_known', leaveToken)
}
