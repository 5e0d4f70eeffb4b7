import { expect, test, vi } from 'vitest'
import { checkConsentLog } from '#domain/consent/consent-log.ts'
import { reportContent } from './report-content.ts'

const visitor = '0123456789abcdef0123456789abcdef'
const stored = JSON.stringify({ consents: [], timestamp: 1, id: visitor })

const sent = (
  text: string | null,
  action: 'content_once' | 'content_always' | 'content_withdraw',
  provider = 'a.example',
) => {
  const fetch = vi.fn(async () => new Response())
  reportContent({ read: () => text }, { action, provider, version: '12', language: 'fr' }, fetch)
  const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit]
  return JSON.parse(String(init.body))
}

test.each([
  ['content_once', true],
  ['content_always', true],
  ['content_withdraw', false],
] as const)('%s goes on record under the pseudonym of the banner’s decision', (action, given) => {
  const entry = { visitor, banner_version: '12', action, choices: { 'a.example': given } }
  expect(checkConsentLog(sent(stored, action))).toEqual({ ok: true, entry })
})

test('without a decision in the banner, and for a very long name, it goes on record all the same', () => {
  const result = checkConsentLog(sent(null, 'content_always', `${'a'.repeat(80)}.example`))
  expect(result).toMatchObject({ ok: true, entry: { visitor: expect.stringMatching(/^[0-9a-f]{32}$/) } })
})
