import type { Language } from '#domain/texts/language.ts'

/** Tells the shop that a search found nothing: its words and language alone. That it is not told harms nobody. */
export function noteMissed(q: string, language: Language, send: typeof globalThis.fetch): void {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ q, language })
  send('/ecom/search/missed', { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(() => {})
}
