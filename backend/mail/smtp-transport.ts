import { Readable } from 'node:stream'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import { type SmtpTrust, smtpConnection } from '../outside/smtp-connection.ts'
import type { Delivery, MailTransport, OutgoingMail, Person, SendingOptions } from './mail.ts'
import { type SmtpServer, smtpServer } from './smtp-url.ts'

/** Milliseconds that each part of an attempt may take; together far less than the lease of the outbox. */
const LIMITS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
const WHOLE_ATTEMPT = 100_000

/** Milliseconds that a server may take to say that it has the mail when this program is about to end. */
const LAST_WORDS = 4000

type WrittenMail = {
  readonly envelope: ReturnType<Awaited<ReturnType<typeof compose>>['getEnvelope']>
  readonly content: Buffer
}

type SmtpError = Error & { responseCode?: number; command?: string }

const personOf = ({ name = '', address }: Person) => ({ name, address })

/** The mail as it goes over the wire. What writes and sends mails is loaded with the first one. */
async function compose(mail: OutgoingMail) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  return new MailComposer({
    messageId: mail.messageId,
    date: mail.date,
    from: personOf(mail.from),
    to: personOf(mail.to),
    replyTo: mail.replyTo && personOf(mail.replyTo),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ filename, type, content, cid }) => ({
      ...(cid && { cid, contentDisposition: 'inline' as const }),
      filename,
      contentType: type,
      content: Buffer.from(content),
    })),
    // What a person has written says so itself.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
}

/**
 * A server that answered has decided: for good with 5xx to recipient or content; a refusal of the sender or of the password can
 * be repaired. Without an answer it matters whether the mail was already on its way.
 */
function failure(error: SmtpError, handedOver: boolean): Delivery {
  const response = error.message
  const { responseCode = 0, command = '' } = error
  if (responseCode >= 500 && /^(RCPT TO|DATA)/.test(command)) return { outcome: 'refused', response }
  if (responseCode > 0 || !handedOver) return { outcome: 'notSent', response }
  return { outcome: 'unknown', response }
}

export interface SmtpOptions {
  /** Whose server it is, and so where it may lie. */
  readonly trust: SmtpTrust
  /** Milliseconds for one attempt as a whole. */
  readonly wholeAttempt?: number
}

/** Sends over SMTP with one connection for each mail, to the server of an address as `smtpServer` reads it. */
export function createSmtpTransport(
  address: string,
  { trust, wholeAttempt = WHOLE_ATTEMPT }: SmtpOptions,
): MailTransport {
  const server = smtpServer(address)
  return {
    server: address,
    deliver: async (mail, attempt = {}) => {
      const written = await writtenMail(mail).catch((error: Error) => error)
      if (written instanceof Error)
        return { outcome: 'refused', response: `The mail cannot be written: ${written.message}` }
      const smtp = await smtpConnection({ ...LIMITS, ...server.connection }, trust).catch((error: Error) => error)
      if (smtp instanceof Error) return { outcome: 'notSent', response: smtp.message }
      return deliver(smtp, server, written, wholeAttempt, attempt)
    },
  }
}

async function writtenMail(mail: OutgoingMail): Promise<WrittenMail> {
  const message = await compose(mail)
  return { envelope: message.getEnvelope(), content: await message.build() }
}

async function deliver(
  smtp: SMTPConnection,
  { auth }: SmtpServer,
  { envelope, content }: WrittenMail,
  wholeAttempt: number,
  { handOver, ending }: SendingOptions,
): Promise<Delivery> {
  let handedOver = false
  return new Promise((resolve) => {
    let lastWords: NodeJS.Timeout | undefined
    const end = (delivery: Delivery) => {
      clearTimeout(timer)
      clearTimeout(lastWords)
      ending?.removeEventListener('abort', hurry)
      smtp.close()
      resolve(delivery)
    }
    const fail = (error: SmtpError) => end(failure(error, handedOver))
    const timer = setTimeout(() => fail(new Error('The mail server took too long')), wholeAttempt)
    const hurry = () => {
      if (!handedOver) end({ outcome: 'putBack', response: 'The program ended before the mail was handed over' })
      else
        lastWords = setTimeout(() => fail(new Error('The program ended before the mail server answered')), LAST_WORDS)
    }
    // Read from only after the server has agreed to take the content.
    const body = new Readable({
      read() {
        const push = () => {
          handedOver = true
          this.push(content)
          this.push(null)
        }
        if (handOver) handOver().then(push, fail)
        else push()
      },
    })
    ending?.addEventListener('abort', hurry)
    if (ending?.aborted) return hurry()
    const send = () =>
      smtp.send(envelope, body, (error, info) =>
        error ? fail(error) : end({ outcome: 'sent', response: String(info.response) }),
      )
    smtp.on('error', fail)
    smtp.connect((error) => {
      if (error) return fail(error)
      if (!auth) return send()
      smtp.login({ credentials: auth }, (refused) => (refused ? fail(refused) : send()))
    })
  })
}
