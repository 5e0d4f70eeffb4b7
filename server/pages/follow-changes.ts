import { setTimeout as wait } from 'node:timers/promises'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { changeSignature } from '#backend/changes/signature.ts'
import { untilAborted } from '#sdk/until-aborted.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { type ChangedRecord, purgedTags } from './page-tags.ts'

type Change = ChangedRecord & { seq: number }

/** What is told of changes. */
export type Purged = {
  purge(tags: readonly string[]): void
  purgeAll(): void
  /** Whether changes are heard of. */
  setConnected?(isConnected: boolean): void
}

export type FollowParts = {
  link: Pick<BackendLink, 'url' | 'answer'>
  /** Shared with the backend, which wants the calls signed. */
  secret: string
  /** Told in this order: what others are made of comes first. */
  caches: readonly Purged[]
  now: () => Date
  log: (message: string, error?: unknown) => void
  /** Milliseconds without a sign of life after which the stream counts as cut; the backend gives one every second. */
  silence?: number
  /** Milliseconds before the next attempt. */
  pause?: number
}

/** Higher than any change's number: asks for nothing but the number of the newest. */
const BEYOND = 2_147_483_647

async function ask({ link, secret, now }: FollowParts, target: string, signal: AbortSignal): Promise<Response> {
  const headers = { authorization: changeSignature(secret, target, now()) }
  const request = new Request(link.url + target, { headers, signal })
  const response = await untilAborted(signal, () => link.answer(request))
  if (!response.ok) throw new Error(`The change feed answers ${response.status}`)
  return response
}

/** The events of a stream; `noteLife` hears of each part of it that comes. */
function eventsOf({ body }: Response, signal: AbortSignal, noteLife: () => void) {
  const alive = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      noteLife()
      controller.enqueue(chunk)
    },
  })
  return (body as ReadableStream<Uint8Array>)
    .pipeThrough(alive, { signal })
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
}

/**
 * Purges what each change made old, as the backend's feed tells them. While the feed is cut the caches are not
 * sure of what they keep; afterwards it catches up with what was missed. (DESIGN 3)
 */
export function followChanges(parts: FollowParts): { close(): Promise<void> } {
  const { caches, log, silence = 4000, pause = 500 } = parts
  const closing = new AbortController()
  let last: number | undefined

  function purgeAll() {
    for (const cache of caches) cache.purgeAll()
  }

  function setConnected(isConnected: boolean) {
    for (const cache of caches) cache.setConnected?.(isConnected)
  }

  function apply(change: Change) {
    const tags = purgedTags(change)
    if (tags) for (const cache of caches) cache.purge(tags)
    else purgeAll()
    last = change.seq
  }

  async function catchUp(signal: AbortSignal, noteLife: () => void): Promise<number> {
    for (;;) {
      const response = await ask(parts, `/changes?since=${last ?? BEYOND}`, signal)
      type Missed = { data: Change[]; meta: { last: number } }
      const { data, meta } = await untilAborted(signal, () => response.json() as Promise<Missed>)
      noteLife()
      for (const change of data) apply(change)
      // A database put back to an older state has fewer changes than were seen.
      if (last !== undefined && meta.last < last) purgeAll()
      if (last === undefined || meta.last < last) last = meta.last
      if (meta.last === last) return last
    }
  }

  async function follow(): Promise<void> {
    const cut = new AbortController()
    const signal = AbortSignal.any([closing.signal, cut.signal])
    const timer = setTimeout(() => cut.abort(), silence)
    const noteLife = () => void timer.refresh()
    try {
      const since = await catchUp(signal, noteLife)
      const response = await ask(parts, `/changes/stream?since=${since}`, signal)
      const events = eventsOf(response, signal, () => {
        noteLife()
        setConnected(true)
      })
      for await (const { data } of events) apply(JSON.parse(data) as Change)
    } finally {
      clearTimeout(timer)
      setConnected(false)
    }
  }

  async function run(): Promise<void> {
    let isLogged = false
    while (!closing.signal.aborted) {
      try {
        await follow()
        isLogged = false
      } catch (error) {
        if (!closing.signal.aborted && !isLogged)
          log('The change feed is cut; pages are built anew until it is back', error)
        isLogged = true
      }
      await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    close: async () => {
      closing.abort()
      await running
    },
  }
}
