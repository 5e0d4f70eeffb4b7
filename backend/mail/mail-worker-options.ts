import type { Database } from '../db/database.ts'
import type { AttachmentsOf, TransportOf } from './mail.ts'
import type { LaneLimits } from './mail-lanes.ts'

export interface MailWorkerOptions {
  readonly db: Database
  readonly transportOf: TransportOf
  /** Makes what is attached to mails; without it none has anything. */
  readonly attachmentsOf?: AttachmentsOf | undefined
  readonly now: () => Date
  readonly random: () => number
  readonly uuid: () => string
  /** Told of every mail that a person has to look at, and of errors. */
  readonly log: (message: string, error?: unknown) => void
  /** Milliseconds between two looks into the outbox. */
  readonly every?: number
  /** How many mails may be on their way at a time. */
  readonly lanes?: LaneLimits
}
