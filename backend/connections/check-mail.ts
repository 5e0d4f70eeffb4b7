import type { CheckResult } from '#domain/company/connection-check.ts'
import { isLanguage } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { type QueueTools, queueMail } from '../mail/queue-mail.ts'
import { createSmtpTransport } from '../mail/smtp-transport.ts'
import { smtpServer } from '../mail/smtp-url.ts'
import { PrivateHost, type Reach, reachable } from '../outside/public-address.ts'
import { wordsOf } from '../outside/words-of.ts'
import type { Project } from '../project/project.ts'
import { projectSetting } from '../project/project-setting.ts'

export interface CheckMailOptions extends QueueTools, Reach {
  readonly db: Database
  /** The installation's own sender and server; only its operator can have set them. */
  readonly mailFrom?: string | undefined
  readonly smtpUrl?: string | undefined
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
    text: 'Ce message a été envoyé depuis l’administration pour vérifier les réglages du courrier. Il est arrivé : les réglages sont bons.',
  },
}

/** Sends a mail to the person who asks, past the outbox, so that the server's own answer can be shown. Never throws for it. */
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
    ...renderLetter({ language, heading: subject, paragraphs: [text] }, letterhead),
  }
  const typed = await projectSetting(db, project.id, 'smtp_url')
  const address = typed ?? smtpUrl
  if (!address) {
    await queueMail(db, { ...mail, project: project.id, kind: 'test', keepDays: 7 }, options)
    options.wakeMail()
    return { reason: 'kept' }
  }
  const messageId = `<${uuid()}@${from.address.split('@').at(-1)}>`
  const sent = { ...mail, messageId, headers: {}, date: now() }
  try {
    const server = smtpServer(address)
    const ip = typed === undefined ? undefined : await reachable(String(server.connection.host), options)
    const transport = createSmtpTransport(address, { ip, wholeAttempt: options.mailTimeout ?? 20_000 })
    const { outcome, response } = await transport.deliver(sent)
    const said = withoutPassword(wordsOf(response), server.auth?.pass)
    if (outcome === 'sent') return { reason: 'sent', said }
    if (/took too long|timeout/i.test(response)) return { reason: 'too_slow', said }
    if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/.test(response))
      return { reason: 'unreachable', said }
    return { reason: /\b(535|534|530)\b/.test(response) ? 'wrong_credentials' : 'refused', said }
  } catch (error) {
    if (error instanceof PrivateHost) return { reason: 'not_allowed' }
    return { reason: 'unreachable', said: wordsOf((error as Error).message) }
  }
}

const withoutPassword = (said: string, password: string | undefined): string =>
  password ? said.replaceAll(password, '…') : said
