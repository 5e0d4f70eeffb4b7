import type SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { type Reach, reachable } from './public-address.ts'

/** Whose mail server it is: the installation's, which may lie in the operator's own network, or one that somebody typed in. */
export type SmtpTrust = 'installation' | Reach

/**
 * A connection to a mail server that has yet to be opened. A host that was typed in is looked up once and called under that address, so
 * that its name cannot lead elsewhere meanwhile. Throws PrivateHost for one that may not be called.
 */
export async function smtpConnection(options: SMTPConnectionOptions, trust: SmtpTrust): Promise<SMTPConnection> {
  const name = String(options.host)
  const pinned = trust === 'installation' ? {} : { host: await reachable(name, trust), servername: name }
  // What sends mails is loaded with the first one.
  const { default: Connection } = await import('nodemailer/lib/smtp-connection')
  return new Connection({ ...options, ...pinned })
}
