import { createHeldList } from './held-list.ts'
import { type HeldWrite, heldPath, isHeld } from './held-write.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** What the line needs of the browser. */
export interface LineParts {
  readonly send: Fetch
  readonly storage: Storage
  readonly now: () => number
  readonly newKey: () => string
  /** Where somebody writes now. */
  readonly place: () => { readonly screen: string; readonly title: string }
  /** Does it later; milliseconds. */
  readonly later: (work: () => void, milliseconds: number) => void
}

/** The way to the server over a line that may be bad; subscribable. */
export interface HeldLine {
  /** Sends a call; a write that finds no way is kept and sent again, and answered then. */
  fetch: Fetch
  /** From now on writes are kept for this account; what it left here is sent as long as `signedIn` names it. */
  begin(user: number, signedIn: () => Promise<number>): void
  /** Forgets everything: the person signs out. */
  forget(): void
  sendNow(): void
  discard(key: string): void
  /** What waits or was refused, the oldest first. */
  writes(): readonly HeldWrite[]
  /** Whether all that waited was saved in the end: nothing refused, nothing forgotten. */
  isAllSaved(): boolean
  subscribe(listener: () => void): () => void
}

/** Milliseconds after which a write counts as lost. */
const PATIENCE = 20_000
/** Milliseconds between two attempts. */
const PAUSE = 10_000
/** Milliseconds after which any other call is given up. */
const LONG = 600_000

/** A proxy without a server behind it, and a server that is just starting or already at work on it. */
const NOBODY_THERE = [502, 503, 504]

/** Whether an answer comes from somebody on the way, or asks to come again. */
const isLost = (answer: Response): boolean =>
  NOBODY_THERE.includes(answer.status) &&
  (answer.status === 503 || !answer.headers.get('content-type')?.startsWith('application/json'))

async function refusalOf(answer: Response): Promise<string> {
  const body = await answer.json().catch(() => ({}))
  return body?.error?.message || body?.message || String(answer.status)
}

const initOf = ({ key, method, body, ifMatch }: HeldWrite): RequestInit => ({
  method,
  credentials: 'include',
  body,
  headers: {
    accept: 'application/json',
    'idempotency-key': key,
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(ifMatch !== null && { 'if-match': ifMatch }),
  },
})

/** Whether a call is a write that can be kept as text. */
const mayWait = (url: string, { method = 'GET', body = null }: RequestInit): boolean =>
  isHeld(method, new URL(url).pathname) && (body === null || typeof body === 'string')

/** What of a call is needed to send it again. */
function callOf(url: string, { method = 'GET', body }: RequestInit, headers: Headers) {
  const { pathname, search } = new URL(url)
  return {
    method,
    path: pathname + search,
    body: typeof body === 'string' ? body : null,
    ifMatch: headers.get('if-match'),
  }
}

const within = (milliseconds: number, { signal }: RequestInit): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(milliseconds)])

/** The answer, or undefined where the line lost it. Throws where the caller gave up. */
async function attempt(send: Fetch, url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const answer = await send(url, { ...init, signal: within(PATIENCE, init) })
    if (isLost(answer)) return undefined
    // An answer that is cut on its way is none.
    const text = await answer.clone().text()
    if (text !== '' && answer.ok) JSON.parse(text)
    return answer
  } catch (error) {
    if (init.signal?.aborted) throw error
    return undefined
  }
}

/** What comes of some work, or undefined where it fails or the line keeps it waiting. */
const inTime = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => {
      AbortSignal.timeout(PATIENCE).addEventListener('abort', () => resolve(undefined))
    }),
  ])

/** Does some work at once or later, never twice at a time, as long as there is any. */
function createRounds(work: () => Promise<void>, isLeft: () => boolean, later: LineParts['later']) {
  let isAtWork = false
  let isPlanned = false

  async function now() {
    if (isAtWork || !isLeft()) return
    isAtWork = true
    try {
      await work()
    } finally {
      isAtWork = false
    }
    if (isLeft()) plan()
  }

  function plan() {
    if (isPlanned) return
    isPlanned = true
    later(() => {
      isPlanned = false
      void now()
    }, PAUSE)
  }

  return { now, plan }
}

/** Keeps writes that the line loses, also over a reload, and sends each until it is answered, in the order in which they were made. */
export function createHeldLine({ send, storage, now, newKey, place, later }: LineParts): HeldLine {
  const held = createHeldList(storage, now)
  const asked = new Map<string, (answer: Response) => void>()
  const rounds = createRounds(sendWaiting, () => held.firstWaiting() !== undefined, later)
  let user: number | undefined
  let signedIn: () => Promise<number | undefined> = async () => undefined

  /** Deals with the answer to a kept write; says whether it is over. */
  async function settle(write: HeldWrite, answer: Response): Promise<boolean> {
    // With its key it is the same write after the sign-in; made anew it would be another one.
    if (answer.status === 401) return false
    const resolve = asked.get(write.key)
    asked.delete(write.key)
    // A screen that was left has nobody to tell.
    const isRead = answer.ok || (resolve !== undefined && place().screen === write.screen)
    held.end(write, { isSaved: answer.ok, refusal: isRead ? '' : await refusalOf(answer.clone()) })
    resolve?.(answer)
    return true
  }

  async function sendWaiting() {
    // Another window may have signed somebody else in.
    const now = await inTime(signedIn())
    if (now === undefined || now !== user) return
    for (let write = held.firstWaiting(); write; write = held.firstWaiting()) {
      const answer = await attempt(send, write.path, initOf(write))
      if (!held.has(write)) continue
      if (!answer || !(await settle(write, answer))) return
    }
  }

  return {
    async fetch(url, init) {
      const owner = user
      if (owner === undefined || !mayWait(url, init)) return send(url, { ...init, signal: within(LONG, init) })
      const headers = new Headers(init.headers)
      const key = headers.get('idempotency-key') ?? newKey()
      headers.set('idempotency-key', key)
      const call = callOf(url, init, headers)
      const isBehind = held.writes().some((write) => !write.refusal && heldPath(write) === heldPath(call))
      const answer = isBehind ? undefined : await attempt(send, url, { ...init, headers })
      if (answer) return answer
      if (user !== owner) throw new TypeError('Signed out meanwhile')
      return new Promise((resolve) => {
        asked.set(key, resolve)
        held.add({ ...call, key, user: owner, ...place(), since: now(), refusal: '' })
        rounds.plan()
        if (isBehind) void rounds.now()
      })
    },
    begin(id, whoIs) {
      signedIn = whoIs
      if (user === id) return
      user = id
      held.open(id)
      void rounds.now()
    },
    forget() {
      if (user !== undefined) held.forget(user)
      asked.clear()
      user = undefined
    },
    sendNow: () => void rounds.now(),
    discard: held.discard,
    writes: held.writes,
    isAllSaved: held.isAllSaved,
    subscribe: held.subscribe,
  }
}
