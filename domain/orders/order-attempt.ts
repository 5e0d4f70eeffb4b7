import { type CartLine, lineIdentity } from '../cart/cart.ts'
import { contentHash } from '../texts/hash.ts'
import { isRecord } from '../texts/stored-json.ts'

/**
 * One attempt to order, however often it is sent: a doubled click, a reload and a second tab use the same key and so place one
 * order.
 */
export interface OrderAttempt {
  /** The `Idempotency-Key`, a UUID. */
  key: string
  /** Content hash of what is ordered. */
  of: string
  /** Identities of the lines that are ordered, which leave the cart when the order has succeeded. */
  lines: string[]
  /** The order's UUID once it was placed and waits for its payment. */
  order: string | null
}

/** The attempt for what is to be ordered: the last one while nothing was changed since, else a new one with a key of its own. */
export function attemptFor(
  last: OrderAttempt | null,
  order: object,
  lines: readonly CartLine[],
  newKey: () => string,
): OrderAttempt {
  const of = contentHash(JSON.stringify(order))
  return last?.of === of ? last : { key: newKey(), of, lines: lines.map(lineIdentity), order: null }
}

/** The ids of the lines in a cart that an attempt has ordered. */
export function orderedLines(attempt: OrderAttempt, products: readonly CartLine[]): number[] {
  return products.filter((line) => attempt.lines.includes(lineIdentity(line))).map(({ cartId }) => cartId)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An attempt as it was stored, or null when it is damaged. */
export function restoreAttempt(value: unknown): OrderAttempt | null {
  if (!isRecord(value)) return null
  const { key, of, lines, order = null } = value
  const complete = typeof key === 'string' && uuid.test(key) && typeof of === 'string' && Array.isArray(lines)
  if (!complete || (order !== null && typeof order !== 'string')) return null
  return { key, of, lines: lines.filter((line) => typeof line === 'string'), order }
}
