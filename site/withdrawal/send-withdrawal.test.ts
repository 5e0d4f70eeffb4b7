import { expect, test, vi } from 'vitest'
import { sendWithdrawal } from './send-withdrawal.ts'

const declaration = {
  name: 'Anna Muster',
  contract_reference: '2026-00042',
  confirmation_email: 'anna@example.org',
  items_text: '',
}
const sent = { language: 'de', homepage: '' }
const answering = (status: number, body: unknown) => vi.fn<typeof fetch>(async () => Response.json(body, { status }))

test('a declaration is sent once confirmed, and comes back with its words and the time of its receipt', async () => {
  const fetch = answering(200, { status: 'ok', declaration: 'Hiermit …', received_on: '2026-11-21T08:00:00.000Z' })
  expect(await sendWithdrawal(declaration, sent, fetch)).toEqual({
    kind: 'received',
    declaration: 'Hiermit …',
    receivedOn: new Date('2026-11-21T08:00:00.000Z'),
  })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect([path, JSON.parse(String(init?.body))]).toEqual(['/ecom/withdrawal', { ...declaration, ...sent }])
})

test('the backend’s problems are named by field', async () => {
  const fields = [{ field: 'name', problem: 'missing' }]
  expect(await sendWithdrawal(declaration, sent, answering(422, { error: { fields } }))).toEqual({
    kind: 'problems',
    problems: { name: 'missing' },
  })
})

test('too many attempts, an unreadable answer and no answer are told apart from success', async () => {
  const kindOf = async (fetch: typeof globalThis.fetch) => (await sendWithdrawal(declaration, sent, fetch)).kind
  expect(await kindOf(answering(429, {}))).toBe('tooMany')
  expect(await kindOf(answering(200, {}))).toBe('failed')
  expect(await kindOf(answering(500, {}))).toBe('failed')
  expect(await kindOf(() => Promise.reject(new TypeError('offline')))).toBe('failed')
})
