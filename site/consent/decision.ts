import { type ConsentAction, type ConsentState, consentReducer, storedConsents } from '#domain/consents.ts'
import { allowedProviders, contentConsentKey, storageKeys } from '#domain/storage-keys.ts'
import type { ObservedStorage } from '../storage/observed-storage.ts'

/** What a visitor decides at once, for all consents together. */
export type Decision = Extract<ConsentAction['type'], 'allowAll' | 'allowSelected' | 'rejectAll' | 'reset'>

type DecisionParts = { storage: ObservedStorage; now: () => number; log: (message: string) => void }

/**
 * Stores a decision about the toggles of `state` (SPEC 4). It also withdraws what was allowed at the place of some content:
 * rejecting and resetting withdraw all of it, any other decision what it does not allow itself.
 */
export function decide(state: ConsentState, type: Decision, { storage, now, log }: DecisionParts): void {
  const next = consentReducer(state, { type }, log)
  const withdrawsAll = type === 'rejectAll' || type === 'reset'
  const refused = new Set(next.entries.filter((entry) => !entry.consentGiven).map((entry) => entry.function_id))
  for (const provider of allowedProviders(storage.keys())) {
    if (withdrawsAll || refused.has(provider)) storage.write(contentConsentKey(provider), null)
  }
  storage.write(storageKeys.consents, storedConsents(next, now()))
}

/** Whether a visitor has decided against everything that can be decided. */
export function refusesAll(state: ConsentState): boolean {
  return state.decided && state.entries.every((entry) => entry.locked || !entry.consentGiven)
}
