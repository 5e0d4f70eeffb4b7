import { OrderRefusal } from '../orders/refusal.ts'

const KEY_HEADER = 'Idempotency-Key'

/** What a key must be. */
export const KEY_RULE = '8 to 100 letters, digits and _ . : -'

const KEY = /^[\w.:-]{8,100}$/

/** Whether a call can be known by that key. */
export const isIdempotencyKey = (key: string): boolean => KEY.test(key)

/** The key under which an order is placed once; undefined where none came. Throws the refusal for one that cannot be kept. */
export function keyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !isIdempotencyKey(key))
    throw new OrderRefusal('invalid', { field: KEY_HEADER, message: `${KEY_HEADER}: ${KEY_RULE}` })
  return key ?? undefined
}
