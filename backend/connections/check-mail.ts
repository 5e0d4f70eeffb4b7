import type { CheckReason, CheckResult } from '#domain/company/connection-check.ts'
import type { MailAnswer } from '#domain/company/mail-answer.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailAnswer } from '../mail/mail-answer.ts'
import { type QueueTools, queueMail } from '../mail/queue-mail.ts'
import { createSmtpTransport } from '../mail/smtp-transport.ts'
import type { Reach } from '../outside/public-address.ts'
import type { Project } from '../project/project.ts'
import { projectSetting } from '../project/project-setting.ts'
import type { Vault } from '../vault/vault.ts'

export interface CheckMailOptions extends QueueTools, Reach {
  readonly db: Database
  /** The installation's own sender and server; only its operator can have set them. */
  readonly mailFrom?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly vault?: Vault | undefined
  readonly wakeMail: () => void
  /** Milliseconds for the whole attempt. */
  readonly mailTimeout?: number
}

const texts = {
  de: {
    subject: 'Testmail',
    text: 'Diese Mail wurde aus der Verwaltung verschickt, um die Einstellungen für Mails zu prüfen. Sie ist angekommen: Die Einstellungen stimmen.',
  },
  en: {
    subject: 'Test mail',
    text: 'This mail was sent from the back office to test the settings for mails. It has arrived: the settings are right.',
  },
  fr: {
    subject: 'Message d’essai',
    text: 'Ce message a été envoyé depuis l’administration pour vérifier les réglages du courrier. Il est arrivé : les réglages sont bons.',
  },
}

/** Sends a mail to the person who asks, past the outbox, so that what the server does with it can be told at once. Never throws for it. */
export async function checkMail(
  options: CheckMailOptions,
  project: Project,
  to: { readonly address: string; readonly language: string },
): Promise<CheckResult> {
  const { db, mailFrom, smtpUrl, now, uuid } = options
  const language = isLanguage(to.language) ? to.language : 'de'
  const letterhead = await letterheadOf(db, project, language, mailFrom)
  const { from } = letterhead
  if (!from) return { reason: 'no_sender' }
  const { subject, text } = texts[language]
  const mail = {
    from,
    to: { address: to.address },
    subject,
    // It goes past the outbox, and so without the picture of the logo.
    ...renderLetter({ language, heading: subject, paragraphs: [text] }, { ...letterhead, logo: undefined }),
  }
  const typed = await projectSetting(db, project.id, 'smtp_url', options.vault)
  const address = typed ?? smtpUrl
  if (!address) {
    await queueMail(db, { ...mail, project: project.id, kind: 'test', keepDays: 7 }, options)
    options.wakeMail()
    return { reason: 'kept' }
  }
  const messageId = `<${uuid()}@${from.address.split('@').at(-1)}>`
  const sent = { ...mail, messageId, headers: {}, date: now() }
  try {
    const trust = typed === undefined ? 'installation' : options
    const transport = createSmtpTransport(address, { trust, wholeAttempt: options.mailTimeout ?? 20_000 })
    const delivery = await transport.deliver(sent)
    const said = REPLY_CODE.exec(delivery.response)?.[0]
    return { reason: REASONS[mailAnswer(delivery)] ?? 'refused', ...(said && { said }) }
  } catch {
    return { reason: 'unreachable' }
  }
}

/** Of a server's reply no more than its numbers: `550 5.1.1`. Words can be anything that a typed host says. */
const REPLY_CODE = /\b[45]\d\d(?: [45]\.\d{1,3}\.\d{1,3})?\b/

const REASONS: Partial<Record<MailAnswer, CheckReason>> = {
  sent: 'sent',
  not_allowed: 'not_allowed',
  too_slow: 'too_slow',
  unreachable: 'unreachable',
  no_mail_server: 'no_mail_server',
  wrong_credentials: 'wrong_credentials',
}
