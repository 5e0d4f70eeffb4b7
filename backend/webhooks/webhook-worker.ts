import { type Recurring, recurring } from '../recurring.ts'
import { attemptMessage, type SendTools } from './attempt-message.ts'
import { type GatherTools, gatherNews } from './gather-news.ts'
import { claimMessage, freeAbandoned, purgeMessages, settleMessage } from './messages.ts'

/** Messages under way at a time: in all, and to one address, so that a slow one holds up no other. */
const MOST_UNDER_WAY = 16
const MOST_OF_ONE = 2

/** Milliseconds between two looks for messages that are kept long enough. */
const PURGE_EVERY = 3_600_000

export interface WebhookWorkerOptions extends SendTools, GatherTools {
  readonly random: () => number
  readonly log: (message: string, error?: unknown) => void
  /** Milliseconds between two looks. */
  readonly every?: number
}

/** Tells webhooks what happens: makes the messages of the change feed, and sends each until it is taken, for three days. */
export function createWebhookWorker(options: WebhookWorkerOptions) {
  const { db, now, uuid, log, every = 2000 } = options
  const underWay = new Map<number, number>()
  const attempts = new Set<Promise<void>>()
  let job: Recurring | undefined
  const ending = new AbortController()
  let purgedOn = 0

  const add = (webhook: number, by: number) => underWay.set(webhook, (underWay.get(webhook) ?? 0) + by)

  async function beginNext(): Promise<boolean> {
    if (ending.signal.aborted || attempts.size >= MOST_UNDER_WAY) return false
    const without = [...underWay].filter(([, some]) => some >= MOST_OF_ONE).map(([webhook]) => webhook)
    const message = await claimMessage(db, { now: now(), claim: uuid(), without })
    if (!message) return false
    add(message.webhook, 1)
    const attempt = attemptMessage(options, message, ending.signal)
      .then((attempted) => settleMessage(db, message, attempted, { now: now(), random: options.random }))
      .catch((error: unknown) => log(`What came of message ${message.uuid} could not be noted`, error))
      .finally(() => {
        add(message.webhook, -1)
        attempts.delete(attempt)
        job?.wake()
      })
    attempts.add(attempt)
    return true
  }

  /** How many attempts it has begun. */
  async function work(): Promise<number> {
    if (!(await db.selectFrom('webhooks').select('id').limit(1).executeTakeFirst())) return 0
    await freeAbandoned(db, now())
    await gatherNews(db, { now, uuid })
    let count = 0
    while (await beginNext()) count++
    if (now().getTime() - purgedOn >= PURGE_EVERY) {
      purgedOn = now().getTime()
      await purgeMessages(db, now())
    }
    return count
  }

  return {
    /** Tells all that is to be told now. */
    async tellDue() {
      while ((await work()) > 0 || attempts.size > 0) await Promise.all(attempts)
    },
    /** Looks at once: for who has just put a message into the outbox. */
    wake() {
      job?.wake()
    },
    start() {
      job ??= recurring(every, work, (error) => log('Webhooks could not be told', error))
    },
    /** Puts back what is under way, and begins no more. */
    async stop() {
      ending.abort()
      await job?.stop()
      job = undefined
      await Promise.all(attempts)
    },
  }
}
