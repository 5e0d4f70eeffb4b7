import { expect, test, vi } from 'vitest'
import { sendContact } from './send-contact.ts'
import { sendForm } from './send-form.ts'
import { sendNewsletter } from './send-newsletter.ts'

const filled = { name: 'Anna', email: 'anna@example.org', message: 'Hallo', privacy: 'on' }

const answering = (status: number, body: unknown = {}) =>
  vi.fn<typeof fetch>(async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  )

test('a contact message that fits is sent as JSON to its call', async () => {
  const fetch = answering(200, { status: 'ok' })
  expect(await sendContact(filled, 'approval', fetch)).toEqual({ kind: 'sent' })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect([path, init?.method, JSON.parse(String(init?.body))]).toEqual(['/forms/contact', 'POST', filled])
})

test('a form that does not fit is not sent at all', async () => {
  const fetch = answering(200)
  expect(await sendContact({ ...filled, email: 'anna@' }, 'approval', fetch)).toEqual({
    kind: 'problems',
    problems: { email: 'invalid' },
  })
  expect(await sendNewsletter({ email: ' ' }, fetch)).toEqual({ kind: 'problems', problems: { email: 'missing' } })
  expect(await sendNewsletter({ email: 'anna' }, fetch)).toEqual({ kind: 'problems', problems: { email: 'invalid' } })
  expect(fetch).not.toHaveBeenCalled()
})

test('a project that only shows its privacy notice needs no approval to send', async () => {
  const { privacy, ...unapproved } = filled
  expect(await sendContact(unapproved, 'notice', answering(200))).toEqual({ kind: 'sent' })
})

test('the problems that the backend names are taken over, anything else in its answer is not', async () => {
  const fields = [{ field: 'email', problem: 'invalid' }, { field: 'name', problem: 'nonsense' }, 'nonsense']
  const refusing = answering(422, { error: { code: 114, message: '', fields } })
  expect(await sendForm('/forms/contact', {}, refusing)).toEqual({ kind: 'problems', problems: { email: 'invalid' } })
})

test('too many attempts are told apart from every other failure', async () => {
  expect(await sendForm('/x', {}, answering(429))).toEqual({ kind: 'tooMany' })
  for (const fetch of [answering(500), answering(403), answering(422, 'no JSON'), answering(422, { error: {} })])
    expect(await sendForm('/x', {}, fetch)).toEqual({ kind: 'failed' })
  const offline = vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendForm('/x', {}, offline)).toEqual({ kind: 'failed' })
})
