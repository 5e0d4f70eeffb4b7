import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import { orderErrorText } from '#sdk/orders.ts'
import { settled } from './order-calls.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('each call that fails is logged in its own words of SPEC 8, whether nothing came back or a refusal', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const error = new ApiError('Network error', { code: -1, method: 'POST', url: '/ecom', params: {} })
  const { order, klarna, paypal } = orderErrorText
  for (const message of [order, klarna, paypal]) {
    expect(() => settled({ ok: false, message, error })).toThrow('Network error')
    expect(log).toHaveBeenLastCalledWith(message, error)
    settled({ ok: false, message, answer: { status: 'error', reason: 'payment_failed' } })
    expect(log).toHaveBeenLastCalledWith(message, 'payment_failed')
  }
})
