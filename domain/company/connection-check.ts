/** What a test of a connection has shown; the back office has words for each. */
export type CheckReason =
  /** The other side took the credentials, or answered as it should. */
  | 'works'
  /** A mail server has taken the mail. */
  | 'sent'
  /** There is no mail server: the mail lies in the mailbox. */
  | 'kept'
  | 'no_sender'
  /** What the connection needs is not filled in. */
  | 'missing'
  /** The host is of a private network, or not the provider's own. */
  | 'not_allowed'
  | 'unreachable'
  | 'too_slow'
  | 'refused'
  | 'wrong_credentials'
  | 'no_matomo'
  /** Something answered that speaks no SMTP. */
  | 'no_mail_server'
  | 'unknown_site'
  /** The credentials are good, but there is no list of that number. */
  | 'unknown_list'
  /** The other side wants fewer calls for now. */
  | 'busy'

export interface CheckResult {
  readonly reason: CheckReason
  /** The numbers of the other side's answer, such as `550 5.1.1` or `HTTP 500`; never its words. */
  readonly said?: string | undefined
}
