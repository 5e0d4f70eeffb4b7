import type { MailAnswer } from '#domain/company/mail-answer.ts'
import type { Delivery } from './mail.ts'

/** What stands in the words of network, mailer and server for what went wrong; the first that fits counts. */
const SIGNS: readonly (readonly [MailAnswer, RegExp])[] = [
  ['not_written', /^The mail cannot be written/],
  ['program_ended', /^The program ended/],
  ['not_allowed', /is of a private network/],
  ['bad_address', /^The address of the mail server must/],
  ['wrong_credentials', /^Invalid login|Missing credentials|\b(530|534|535)\b/],
  ['too_slow', /took too long|timeout|ETIMEDOUT|Greeting never received/i],
  ['no_mail_server', /^Invalid greeting|wrong version number|packet length too long/i],
  ['not_encrypted', /STARTTLS|certificate|TLS|SSL/i],
  ['unreachable', /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|has no address/],
  ['later', /\b4\d\d[ -]/],
  ['recipient_refused', /recipients were rejected|Recipient command failed/i],
  ['sender_refused', /^Mail command failed/i],
  ['content_refused', /^(Message|Data command) failed/i],
]

/** The class of what came of an attempt, which is all that a project's staff is told: the words themselves are for the log. */
export function mailAnswer({ outcome, response }: Delivery): MailAnswer {
  if (outcome === 'sent' || outcome === 'kept') return outcome
  const found = SIGNS.find(([, sign]) => sign.test(response))?.[0]
  if (found) return found
  return outcome === 'unknown' ? 'broken_off' : 'unreachable'
}
