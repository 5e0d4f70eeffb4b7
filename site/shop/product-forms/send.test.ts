import { expect, test, vi } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import { orderErrorText, type Posted } from '#sdk/orders.ts'
import { sendRating } from './send-rating.ts'
import { sendRequest } from './send-request.ts'

const request = { product: '7', name: 'Anna', email: 'anna@example.org', privacy: 'on' }
const rating = { product: '7', rating: '5', name: 'Anna', text: 'Schön' }

const answering = (posted: Posted) => vi.fn(async () => posted)
const failure = (
  message: typeof orderErrorText.request | typeof orderErrorText.rating,
  status?: number,
  body?: unknown,
) =>
  answering({
    ok: false,
    message,
    answer: body,
    error: new ApiError('x', { code: 0, method: 'POST', url: '/ecom', status, body }),
  })

test('what fits is sent as it was entered', async () => {
  const post = answering({ ok: true, answer: { status: 'ok' } })
  expect(await sendRequest(request, 'approval', { request: post }, () => {})).toEqual({ kind: 'sent' })
  expect(await sendRating(rating, { rate: post }, () => {})).toEqual({ kind: 'sent' })
  expect(post.mock.calls).toEqual([[request], [rating]])
})

test('what does not fit is not sent at all', async () => {
  const post = answering({ ok: true, answer: {} })
  expect(await sendRequest({ ...request, email: '' }, 'approval', { request: post }, () => {})).toEqual({
    kind: 'problems',
    problems: { email: 'missing' },
  })
  expect(await sendRating({ ...rating, rating: '6' }, { rate: post }, () => {})).toEqual({
    kind: 'problems',
    problems: { rating: 'invalid' },
  })
  expect(post).not.toHaveBeenCalled()
})

test('the fields that the backend refuses are taken over', async () => {
  const body = { error: { code: 114, message: '', fields: [{ field: 'variant', problem: 'invalid' }] } }
  const post = failure(orderErrorText.request, 422, body)
  expect(await sendRequest(request, 'approval', { request: post }, () => {})).toEqual({
    kind: 'problems',
    problems: { variant: 'invalid' },
  })
})

test('any other failure is logged in the words of SPEC 8, and too many attempts are told apart', async () => {
  const log = vi.fn()
  expect(await sendRequest(request, 'approval', { request: failure(orderErrorText.request, 500) }, log)).toEqual({
    kind: 'failed',
  })
  expect(await sendRating(rating, { rate: failure(orderErrorText.rating, 429) }, log)).toEqual({ kind: 'tooMany' })
  expect(await sendRating(rating, { rate: failure(orderErrorText.rating) }, log)).toEqual({ kind: 'failed' })
  expect(log.mock.calls.flat()).toEqual(['Could not post request', 'Could not post rating', 'Could not post rating'])
})
