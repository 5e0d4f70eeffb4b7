import type { Database } from '../db/database.ts'
import { changesSince } from './feed.ts'
import type { ChangeSignal } from './signal.ts'

/** Milliseconds between looks for what other processes have written. */
const LOOK_EVERY = 500
/** Looks without a change before a sign of life: one a second. */
const QUIET_LOOKS = 2
const BATCH = 500

export interface StreamParts {
  readonly db: Database
  readonly signal: ChangeSignal
  /** Ends the stream when it is aborted. */
  readonly ending?: AbortSignal | undefined
}

/**
 * Changes after number `since` as server-sent events, without end of their own. Each event's id is its number, so that a client that
 * comes back with `Last-Event-ID` goes on where it was.
 */
export function changeStream({ db, signal, ending }: StreamParts, since: number): ReadableStream<Uint8Array> {
  const gone = new AbortController()
  const over = ending ? AbortSignal.any([gone.signal, ending]) : gone.signal
  const bytes = new TextEncoder()
  let last = since
  let quiet = 0
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes.encode(': connected\n\n')),
    pull: async (controller) => {
      while (!over.aborted) {
        const changes = await changesSince(db, last, BATCH)
        for (const change of changes) {
          controller.enqueue(bytes.encode(`id: ${change.seq}\ndata: ${JSON.stringify(change)}\n\n`))
          last = change.seq
        }
        if (changes.length > 0) {
          quiet = 0
          return
        }
        await signal.wait(LOOK_EVERY, over)
        if (++quiet >= QUIET_LOOKS && !over.aborted) {
          quiet = 0
          controller.enqueue(bytes.encode(': still here\n\n'))
          return
        }
      }
      if (!gone.signal.aborted) controller.close()
    },
    cancel: () => gone.abort(),
  })
}
