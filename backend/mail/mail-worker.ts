import { setTimeout as wait } from 'node:timers/promises'
import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { Database } from '../db/database.ts'
import { type Recurring, recurring } from '../recurring.ts'
import type { AttachmentsOf, Delivery, MailTransport, TransportOf } from './mail.ts'
import { type Free, type LaneLimits, mailLanes } from './mail-lanes.ts'
import {
  type ClaimedMail,
  claimMail,
  type DueMail,
  markAbandoned,
  nextDue,
  noteHandOver,
  settleMail,
} from './outbox.ts'

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

/** Milliseconds between two looks for attempts that never ended. */
const ABANDONED_EVERY = 15_000

/** How often, and after how many milliseconds each, an outcome is noted anew that could not be. */
const SETTLE_TRIES = 60
const SETTLE_PAUSE = 1000

/**
 * Sends what the outbox holds: mails that were not tried yet before those that were, each in a lane of its project and its server, which
 * is filled again as soon as it is free. A mail is claimed before it is sent and settled afterwards, so that no two workers send it; one
 * that may have been delivered is never sent again by itself. (decision 9)
 */
export function createMailWorker(options: MailWorkerOptions) {
  const { db, transportOf, attachmentsOf, now, random, uuid, log, every = 5000 } = options
  const lanes = mailLanes(options.lanes)
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let job: Recurring | undefined
  let lookedOn = Number.NEGATIVE_INFINITY

  async function attached({ attachments }: ClaimedMail) {
    if (attachments.length === 0) return []
    if (!attachmentsOf) throw new Error('Nobody makes attachments here')
    return attachmentsOf(attachments)
  }

  async function deliver(claimed: ClaimedMail, transport: MailTransport): Promise<Delivery> {
    const attachments = await attached(claimed).catch((error: Error) => error)
    if (attachments instanceof Error) return { outcome: 'notSent', response: attachments.message }
    const mail = attachments.length > 0 ? { ...claimed.mail, attachments } : claimed.mail
    return transport
      .deliver(mail, { ending: ending.signal, handOver: () => noteHandOver(db, claimed) })
      .catch((error) => ({ outcome: 'unknown', response: String(error) }))
  }

  /** Settled as soon as the database is there: an outcome that is forgotten would be a person's to find out. */
  async function settle(claimed: ClaimedMail, delivery: Delivery): Promise<string> {
    for (let left = SETTLE_TRIES; ; left--) {
      try {
        return await settleMail(db, claimed, delivery, now(), random)
      } catch (error) {
        if (left === 0 || ending.signal.aborted) throw error
        await wait(SETTLE_PAUSE, undefined, { signal: ending.signal }).catch(() => {})
      }
    }
  }

  async function deliverOne(claimed: ClaimedMail, transport: MailTransport, free: Free): Promise<void> {
    try {
      const delivery = await deliver(claimed, transport)
      const state = await settle(claimed, delivery)
      if (NEEDS_A_PERSON.includes(state)) log(`Mail ${claimed.id} is ${state}: ${delivery.response}`)
    } catch (error) {
      log(`What came of mail ${claimed.id} could not be noted`, error)
    } finally {
      free()
    }
  }

  /** The way of a project's mails; one that cannot be had says why to each of them. */
  const wayOf = (project: number | null): Promise<MailTransport> =>
    transportOf(project).catch((error: Error) => ({
      server: '',
      deliver: async () => ({ outcome: 'notSent', response: error.message }),
    }))

  /** Starts the attempt of a mail; false when there is no lane for it now. */
  async function begin(due: DueMail): Promise<boolean> {
    const transport = await wayOf(due.project)
    const free = lanes.take({ ...due, server: transport.server })
    if (!free) return false
    const claimed = await claimMail(db, due, now(), uuid()).catch((error: unknown) => {
      free()
      throw error
    })
    if (!claimed) {
      free()
      return true
    }
    const attempt = deliverOne(claimed, transport, free).finally(() => {
      underWay.delete(attempt)
      job?.wake()
    })
    underWay.add(attempt)
    return true
  }

  async function beginDue(isRetry: boolean): Promise<void> {
    const withoutLane: (number | null)[] = []
    while (!ending.signal.aborted) {
      const due = await nextDue(db, now(), isRetry, withoutLane)
      if (!due) return
      if (!(await begin(due))) withoutLane.push(due.project)
    }
  }

  async function lookForAbandoned(): Promise<void> {
    if (now().getTime() - lookedOn < ABANDONED_EVERY) return
    lookedOn = now().getTime()
    for (const id of await markAbandoned(db, now())) log(`Mail ${id} is uncertain: its attempt never ended`)
  }

  /** Fills all lanes. */
  async function fill(): Promise<void> {
    await lookForAbandoned()
    await beginDue(false)
    await beginDue(true)
  }

  return {
    /** Sends every mail that is due. */
    async deliverDue() {
      await fill()
      while (underWay.size > 0) {
        await Promise.race(underWay)
        await fill()
      }
    },
    /** Sends from now on what comes into the outbox. */
    start() {
      job ??= recurring(every, fill, (error) => log('The outbox could not be worked on', error))
    },
    /** Looks into the outbox at once: for who has just committed a mail. */
    wake() {
      job?.wake()
    },
    /** Puts back what was not handed over, waits a moment for what was, and takes no more. */
    async stop() {
      ending.abort()
      await job?.stop()
      job = undefined
      await Promise.all(underWay)
    },
  }
}
