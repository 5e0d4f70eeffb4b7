import { type Recurring, recurring } from '../recurring.ts'
import { deliverClaimed, transportFor } from './deliver-claimed.ts'
import { mailLanes } from './mail-lanes.ts'
import type { MailWorkerOptions } from './mail-worker-options.ts'
import { claimMail, type DueMail, markAbandoned, nextDue } from './outbox.ts'

/** Milliseconds between two looks for attempts that never ended. */
const ABANDONED_EVERY = 15_000

/**
 * Sends what the outbox holds: mails that were not tried yet before those that were, each in a lane of its project and its server, which
 * is filled again as soon as it is free. A mail is claimed before it is sent and settled afterwards, so that no two workers send it; one
 * that may have been delivered is never sent again by itself. (decision 9)
 */
export function createMailWorker(options: MailWorkerOptions) {
  const { db, transportOf, now, uuid, log, every = 5000 } = options
  const lanes = mailLanes(options.lanes)
  const underWay = new Set<Promise<void>>()
  const ending = new AbortController()
  let job: Recurring | undefined
  let lookedOn = Number.NEGATIVE_INFINITY

  /** Starts the attempt of a mail; false when there is no lane for it now. */
  async function begin(due: DueMail): Promise<boolean> {
    const transport = await transportFor(transportOf, due.project)
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
    const attempt = deliverClaimed(options, claimed, transport, ending.signal).finally(() => {
      free()
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
