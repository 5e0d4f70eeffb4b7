import { storageKeys } from '#domain/cart/storage-keys.ts'
import { storedConsentId } from '#domain/consent/consents.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { newConsentId, reportDecision } from './report-decision.ts'

/** What a visitor did at the place of some content: allowed it for this time, for good, or withdrew it. */
export type ContentAction = 'content_once' | 'content_always' | 'content_withdraw'

export interface ContentReport {
  readonly action: ContentAction
  readonly provider: string
  /** The banner of the page and its language. */
  readonly version: string
  readonly language: Language
}

/** Puts a consent to single content on record, under the pseudonym of the banner's decision where there is one. */
export function reportContent(
  storage: Pick<ObservedStorage, 'read'>,
  { action, provider, version, language }: ContentReport,
  fetch: typeof globalThis.fetch,
): void {
  const visitor = storedConsentId(storage.read(storageKeys.consents)) ?? newConsentId(crypto)
  const choices = { [provider.slice(0, 64)]: action !== 'content_withdraw' }
  reportDecision({ visitor, action, choices }, { version, language }, fetch)
}
