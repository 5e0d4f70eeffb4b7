import { OrderRefusal } from '../orders/refusal.ts'

const KEY = /^[\w.:-]{8,100}$/

/** The key under which an order is placed once; undefined where none came. Throws the refusal for one that cannot be kept. */
export function keyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !KEY.test(key)) throw new OrderRefusal('invalid', { field: 'Idempotency-Key' })
  return key ?? undefined
}
