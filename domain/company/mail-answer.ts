/**
 * What came of the last attempt to send a mail, as the staff of a project may know it: never in the words of the other side, which may be
 * any server that somebody has typed in.
 */
export const MAIL_ANSWERS = [
  'sent',
  'kept',
  /** The server lies in a private network. */
  'not_allowed',
  'bad_address',
  'unreachable',
  'too_slow',
  /** Something answered that is no mail server. */
  'no_mail_server',
  'not_encrypted',
  'wrong_credentials',
  'sender_refused',
  'recipient_refused',
  'content_refused',
  /** The server has asked to try again later. */
  'later',
  /** The connection broke after the mail was on its way. */
  'broken_off',
  /** The mail, its attachment or its way could not be made here. */
  'not_written',
  /** This program ended before the mail was handed over. */
  'program_ended',
  /** It waited when a backup was made that has been restored since. */
  'restored',
] as const

export type MailAnswer = (typeof MAIL_ANSWERS)[number]

export const isMailAnswer = (text: string): text is MailAnswer => (MAIL_ANSWERS as readonly string[]).includes(text)
