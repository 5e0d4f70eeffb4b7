import type { Database } from '../db/database.ts'

/** What the forms are made of. */
export interface FormsOptions {
  readonly db: Database
  /** Domain of the project that answers where the host names none. */
  readonly defaultDomain?: string | undefined
  /** The installation's own sender address; a project's setting `mail_from` goes before it. */
  readonly mailFrom?: string | undefined
  readonly now: () => Date
  readonly uuid: () => string
  /** A text that nobody can guess. */
  readonly secret: () => string
  /** Where a request comes from: an IP address. */
  readonly clientAddress: (request: Request) => string
  /** Called when a mail has been committed to the outbox. */
  readonly wakeMail: () => void
  readonly log: (message: string, error?: unknown) => void
}
