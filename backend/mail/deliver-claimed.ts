import { setTimeout as wait } from 'node:timers/promises'
import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { Delivery, MailTransport, TransportOf } from './mail.ts'
import type { MailWorkerOptions } from './mail-worker-options.ts'
import { type ClaimedMail, noteHandOver, settleMail } from './outbox.ts'

/** How often, and after how many milliseconds each, an outcome is noted anew that could not be. */
const SETTLE_TRIES = 60
const SETTLE_PAUSE = 1000

/** The way of a project's mails; one that cannot be had says why to each of them. */
export const transportFor = (transportOf: TransportOf, project: number | null): Promise<MailTransport> =>
  transportOf(project).catch((error: Error) => ({
    server: '',
    deliver: async () => ({ outcome: 'notSent', response: error.message }),
  }))

async function attached({ attachmentsOf }: MailWorkerOptions, { attachments }: ClaimedMail) {
  if (attachments.length === 0) return []
  if (!attachmentsOf) throw new Error('Nobody makes attachments here')
  return attachmentsOf(attachments)
}

async function deliver(
  options: MailWorkerOptions,
  claimed: ClaimedMail,
  transport: MailTransport,
  ending: AbortSignal,
): Promise<Delivery> {
  const attachments = await attached(options, claimed).catch((error: Error) => error)
  if (attachments instanceof Error)
    return { outcome: 'notSent', response: `The mail cannot be written: ${attachments.message}` }
  const mail = attachments.length > 0 ? { ...claimed.mail, attachments } : claimed.mail
  return transport
    .deliver(mail, { ending, handOver: () => noteHandOver(options.db, claimed) })
    .catch((error) => ({ outcome: 'unknown', response: String(error) }))
}

/** Settled as soon as the database is there: an outcome that is forgotten would be a person's to find out. */
async function settle(
  { db, now, random }: MailWorkerOptions,
  claimed: ClaimedMail,
  delivery: Delivery,
  ending: AbortSignal,
): Promise<string> {
  for (let left = SETTLE_TRIES; ; left--) {
    try {
      return await settleMail(db, claimed, delivery, now(), random)
    } catch (error) {
      if (left === 0 || ending.aborted) throw error
      await wait(SETTLE_PAUSE, undefined, { signal: ending }).catch(() => {})
    }
  }
}

/** Tries a claimed mail once and notes what came of it. Never throws. */
export async function deliverClaimed(
  options: MailWorkerOptions,
  claimed: ClaimedMail,
  transport: MailTransport,
  ending: AbortSignal,
): Promise<void> {
  const { log } = options
  try {
    const delivery = await deliver(options, claimed, transport, ending)
    const state = await settle(options, claimed, delivery, ending)
    if (NEEDS_A_PERSON.includes(state)) log(`Mail ${claimed.id} is ${state}: ${delivery.response}`)
  } catch (error) {
    log(`What came of mail ${claimed.id} could not be noted`, error)
  }
}
