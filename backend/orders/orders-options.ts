import type { Database } from '../db/database.ts'
import type { ProviderOptions } from '../payments/providers.ts'

/** What the order API is made of. */
export interface OrdersOptions extends ProviderOptions {
  /** The database by a connection that nobody else uses, on which orders are written without waiting behind readers; `db` where missing. */
  readonly writing?: Database | undefined
  /** Domain of the project that answers where the host names none. */
  readonly defaultDomain?: string | undefined
  /** The installation's own sender address; a project's setting `mail_from` goes before it. */
  readonly mailFrom?: string | undefined
  /** Signs the links of guests. */
  readonly secret: string
  readonly uuid: () => string
  /** Where a request comes from: an IP address. */
  readonly clientAddress: (request: Request) => string
  /** Called when a mail has been committed to the outbox. */
  readonly wakeMail: () => void
}
