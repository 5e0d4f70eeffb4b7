import { type HeldWrite, isHeld, storedWrites, storeWrites } from './held-write.ts'

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
  /** From now on writes are kept for this account; what it left here is sent. */
  begin(user: number): void
  /** Forgets everything: the person signs out. */
  forget(): void
  sendNow(): void
  discard(key: string): void
  /** What waits or was refused, the oldest first. */
  writes(): readonly HeldWrite[]
  subscribe(listener: () => void): () => void
}

/** Milliseconds after which a write counts as lost. */
const PATIENCE = 20_000
/** Milliseconds between two attempts. */
const PAUSE = 10_000

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

/** The answer, or undefined where the line lost it. Throws where the caller gave up. */
async function attempt(send: Fetch, url: string, init: RequestInit): Promise<Response | undefined> {
  const patience = AbortSignal.timeout(PATIENCE)
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience
  try {
    const answer = await send(url, { ...init, signal })
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

/** Keeps writes that the line loses, also over a reload, and sends each until it is answered, in the order in which they were made. */
export function createHeldLine({ send, storage, now, newKey, place, later }: LineParts): HeldLine {
  const listeners = new Set<() => void>()
  const asked = new Map<string, (answer: Response) => void>()
  let user: number | undefined
  let kept: readonly HeldWrite[] = []
  let isSending = false

  function keep(writes: readonly HeldWrite[]) {
    // Another window of the same person may have kept something too.
    const own = new Set([...kept, ...writes].map(({ key }) => key))
    const others = storedWrites(storage, now()).filter(({ key }) => !own.has(key))
    kept = writes
    storeWrites(storage, [...others, ...kept])
    for (const listener of listeners) listener()
  }

  /** Deals with the answer to a kept write; says whether it is over. */
  async function settle(write: HeldWrite, answer: Response): Promise<boolean> {
    const resolve = asked.get(write.key)
    asked.delete(write.key)
    if (!resolve && answer.status === 401) return false
    const rest = kept.filter(({ key }) => key !== write.key)
    keep(resolve || answer.ok ? rest : [...rest, { ...write, refusal: await refusalOf(answer) }])
    resolve?.(answer)
    return true
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    try {
      for (const write of kept.filter(({ refusal }) => !refusal)) {
        const answer = await attempt(send, write.path, initOf(write))
        if (!kept.some(({ key }) => key === write.key)) continue
        if (!answer || !(await settle(write, answer))) break
      }
    } finally {
      isSending = false
    }
    if (kept.some(({ refusal }) => !refusal)) later(() => void sendAll(), PAUSE)
  }

  return {
    async fetch(url, init) {
      if (user === undefined || !mayWait(url, init)) return send(url, init)
      const headers = new Headers(init.headers)
      const key = headers.get('idempotency-key') ?? newKey()
      headers.set('idempotency-key', key)
      const answer = await attempt(send, url, { ...init, headers })
      if (answer) return answer
      const write = { ...callOf(url, init, headers), key, user, ...place(), since: now(), refusal: '' }
      return new Promise((resolve) => {
        asked.set(key, resolve)
        keep([...kept, write])
        later(() => void sendAll(), PAUSE)
      })
    },
    begin(id) {
      if (user === id) return
      user = id
      keep(storedWrites(storage, now()).filter((write) => write.user === id))
      if (kept.length > 0) void sendAll()
    },
    forget() {
      const others = storedWrites(storage, now()).filter((write) => write.user !== user)
      kept = []
      storeWrites(storage, others)
      asked.clear()
      user = undefined
      for (const listener of listeners) listener()
    },
    sendNow: () => void sendAll(),
    discard: (key) => keep(kept.filter((write) => write.key !== key)),
    writes: () => kept,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
