import { afterEach, expect, test, vi } from 'vitest'
import type { OrderRequest, PlacedOrder } from '#contract/wire/order-types.ts'
import { ApiError } from '#sdk/api-error.ts'
import type { OrdersClient, Posted } from '#sdk/orders.ts'
import { sendOrder } from './send-order.ts'

const request = { total: 12.9 } as OrderRequest
const placed = { order_uuid: 'u', order_number: '2026-00001', state: 'received' } as PlacedOrder
const away: Posted<PlacedOrder> = {
  ok: false,
  message: 'Could not post order',
  error: new ApiError('Network error', { code: -1, method: 'POST', url: '/ecom/order', params: {} }),
}
const answering = (...answers: Posted<PlacedOrder>[]) => {
  const place = vi.fn<OrdersClient['place']>(async () => answers.shift() ?? away)
  return { place }
}
const noPause = async () => {}

afterEach(() => {
  vi.restoreAllMocks()
})

test('an order that gets no answer is sent again with the same key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const orders = answering(away, away, { ok: true, answer: placed })
  expect(await sendOrder(orders, request, 'k1', noPause)).toEqual({ kind: 'placed', order: placed })
  expect(orders.place.mock.calls).toEqual(Array(3).fill([request, { idempotencyKey: 'k1' }]))
})

test('a refusal is an answer: it is shown, not sent again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refusal = { reason: 'price_changed', quote: { totals: { total: 13.9 } } }
  const orders = answering({ ok: false, message: 'Could not post order', answer: { status: 'error', ...refusal } })
  expect(await sendOrder(orders, request, 'k1', noPause)).toMatchObject({ kind: 'refused', refusal })
  expect(orders.place).toHaveBeenCalledOnce()
})

test('without any answer nobody knows whether the order was placed', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await sendOrder(answering(), request, 'k1', noPause)).toEqual({ kind: 'unknown' })
  expect(new Set(log.mock.calls.map(([text]) => text))).toEqual(new Set(['Could not post order']))
})
