import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { Database } from '../db/database.ts'
import { type Recurring, recurring } from '../recurring.ts'
import type { AttachmentsOf, Delivery, TransportOf } from './mail.ts'
import { type ClaimedMail, claimMail, markAbandoned, settleMail } from './outbox.ts'

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
}

/** Mails on their way at the same time. */
const LANES = 4

/**
 * Sends what the outbox holds. A mail is claimed before it is sent and settled afterwards, so that no two workers send it; one
 * that may have been delivered is never sent again by itself. See docs/decisions on mails.
 */
export function createMailWorker(options: MailWorkerOptions) {
  const { db, transportOf, attachmentsOf, now, random, uuid, log, every = 5000 } = options
  let job: Recurring | undefined
  let stopping = false

  async function attached({ attachments }: ClaimedMail) {
    if (attachments.length === 0) return []
    if (!attachmentsOf) throw new Error('Nobody makes attachments here')
    return attachmentsOf(attachments)
  }

  async function deliver(claimed: ClaimedMail): Promise<Delivery> {
    const ready = await Promise.all([transportOf(claimed.project), attached(claimed)]).catch((error: Error) => error)
    if (ready instanceof Error) return { outcome: 'notSent', response: ready.message }
    const [transport, attachments] = ready
    return transport
      .deliver(attachments.length > 0 ? { ...claimed.mail, attachments } : claimed.mail)
      .catch((error) => ({ outcome: 'unknown', response: String(error) }))
  }

  async function deliverOne(): Promise<boolean> {
    const claimed = await claimMail(db, now(), uuid())
    if (!claimed) return false
    const delivery = await deliver(claimed)
    const state = await settleMail(db, claimed, delivery, now(), random)
    if (NEEDS_A_PERSON.includes(state)) log(`Mail ${claimed.id} is ${state}: ${delivery.response}`)
    return true
  }

  async function lane(): Promise<void> {
    while (!stopping && (await deliverOne())) {
      // until none is due
    }
  }

  async function deliverDue(): Promise<void> {
    for (const id of await markAbandoned(db, now())) log(`Mail ${id} is uncertain: its attempt never ended`)
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  return {
    /** Sends every mail that is due. */
    deliverDue,
    /** Sends from now on what comes into the outbox. */
    start() {
      stopping = false
      job ??= recurring(every, deliverDue, (error) => log('The outbox could not be worked on', error))
    },
    /** Looks into the outbox at once: for who has just committed a mail. */
    wake() {
      job?.wake()
    },
    /** Finishes the mails in hand and takes no more. */
    async stop() {
      stopping = true
      await job?.stop()
      job = undefined
    },
  }
}
