import type { Language } from '#domain/texts/language.ts'
import type { DecisionReport } from './decision.ts'

/** 32 random hexadecimal digits; not `randomUUID`, which browsers give to secure pages only. */
export function newConsentId(random: Pick<Crypto, 'getRandomValues'>): string {
  return Array.from(random.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Puts a decision on record with the site itself. It also arrives when the page is left, and its failure harms nobody. */
export function reportDecision(
  report: DecisionReport,
  { version, language }: { version: string; language: Language },
  fetch: typeof globalThis.fetch,
): void {
  const body = JSON.stringify({ ...report, banner_version: version, language })
  const headers = { 'content-type': 'application/json' }
  fetch('/forms/consent', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}
