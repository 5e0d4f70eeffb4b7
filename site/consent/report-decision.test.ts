import { webcrypto } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { checkConsentLog } from '#domain/consent/consent-log.ts'
import { newConsentId, reportDecision } from './report-decision.ts'

const report = { visitor: newConsentId(webcrypto as Crypto), action: 'save', choices: { matomo: false } } as const

test('a decision goes to the site itself in the form that it checks, and survives leaving the page', () => {
  const fetch = vi.fn(async () => new Response())
  reportDecision(report, { version: '12', language: 'fr' }, fetch)
  const [path, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  expect([path, init.method, init.keepalive]).toEqual(['/forms/consent', 'POST', true])
  const body = JSON.parse(String(init.body))
  expect(body.language).toBe('fr')
  expect(checkConsentLog(body)).toEqual({ ok: true, entry: { ...report, banner_version: '12' } })
})

test('a report that does not arrive harms nobody', async () => {
  reportDecision(report, { version: '12', language: 'de' }, async () => {
    throw new TypeError('offline')
  })
  await new Promise((resolve) => setTimeout(resolve))
})

test('ids are random', () => {
  expect(newConsentId(webcrypto as Crypto)).not.toBe(newConsentId(webcrypto as Crypto))
})
