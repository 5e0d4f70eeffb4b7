import { isRecord } from '#domain/texts/stored-json.ts'

/** A write that found no way to the server: kept until it has been answered. */
export interface HeldWrite {
  /** The `Idempotency-Key`, by which the server does it once. */
  readonly key: string
  readonly user: number
  readonly method: string
  /** Path and query of the call. */
  readonly path: string
  /** JSON as it was to be sent. */
  readonly body: string | null
  /** The revision that the change starts from. */
  readonly ifMatch: string | null
  /** The screen on which it was written, and what that was called. */
  readonly screen: string
  readonly title: string
  /** Milliseconds since 1970. */
  readonly since: number
  /** What the server said where it took it not; empty while it waits. */
  readonly refusal: string
}

/** Writes of what people type; what is only asked for, long work, sign-in and accounts is not sent by itself later. */
const HELD = [
  /^\/items\/[\w-]+(\/[\w,-]+)?$/,
  /^\/ecom\/(answers|customers\/note|stock|collections?|manual-orders|withdrawals|reservations|mails)(\/[\w-]+)*$/,
  /^\/ecom\/orders\/\d+\/(state|addresses|lines|payment|refund|transfers|refund-account|mails)$/,
]
const NOT_HELD = /\/(quote|preview|import|file)$/

/** Whether a call is kept where the line is bad. */
export const isHeld = (method: string, path: string): boolean =>
  ['POST', 'PATCH', 'PUT', 'DELETE'].includes(method) &&
  !NOT_HELD.test(path) &&
  HELD.some((pattern) => pattern.test(path))

/** Milliseconds for which a write is kept: a day less than the server knows its key. */
export const LONGEST_WAIT = 7 * 86_400_000

const STORED = 'office-held-writes'

/** The writes that are kept in the browser, the oldest first; what is damaged or too old is not. */
export function storedWrites(storage: Storage, now: number): HeldWrite[] {
  let kept: unknown
  try {
    kept = JSON.parse(storage.getItem(STORED) ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (write) => isWrite(write) && now - write.since <= LONGEST_WAIT && isHeld(write.method, heldPath(write)),
  )
}

/** Where a write goes, without its query. */
export const heldPath = ({ path }: Pick<HeldWrite, 'path'>): string => path.split('?')[0] ?? ''

function isWrite(write: unknown): write is HeldWrite {
  if (!isRecord(write)) return false
  const texts = [write.key, write.method, write.path, write.screen, write.title, write.refusal]
  return (
    texts.every((text) => typeof text === 'string') && typeof write.since === 'number' && typeof write.user === 'number'
  )
}

/** Keeps these writes in place of those before; a browser without room keeps them as long as its window is open. */
export function storeWrites(storage: Storage, writes: readonly HeldWrite[]): void {
  try {
    if (writes.length === 0) storage.removeItem(STORED)
    else storage.setItem(STORED, JSON.stringify(writes))
  } catch {
    // Full, or not allowed.
  }
}

/** What was written, for who copies it elsewhere: the texts and numbers of the call. */
export function heldWords({ body }: HeldWrite): string {
  const words: string[] = []
  const gather = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') words.push(String(value))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather)
  }
  gather(body === null ? null : JSON.parse(body))
  return words.join('\n')
}
