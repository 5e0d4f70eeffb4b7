import { allowedProviders, contentConsentKey, storageKeys } from '#domain/cart/storage-keys.ts'
import type { ConsentLogAction, ConsentLogEntry } from '#domain/consent/consent-log.ts'
import {
  type ConsentAction,
  type ConsentState,
  consentReducer,
  storedConsentId,
  storedConsents,
} from '#domain/consent/consents.ts'
import type { ObservedStorage } from '../storage/observed-storage.ts'

/** What a visitor decides at once, for all consents together. */
export type Decision = Extract<ConsentAction['type'], 'allowAll' | 'allowSelected' | 'rejectAll' | 'reset'>

/** A decision for the record on the server; which banner it answers and in which language is added by who sends it. */
export type DecisionReport = Pick<ConsentLogEntry, 'visitor' | 'action' | 'choices'>

type DecisionParts = {
  storage: ObservedStorage
  now: () => number
  /** 32 random hexadecimal digits. */
  newId: () => string
  report: (report: DecisionReport) => void
  log: (message: string) => void
}

const actions: Record<Decision, ConsentLogAction> = {
  allowAll: 'accept_all',
  allowSelected: 'save',
  rejectAll: 'reject_all',
  reset: 'withdraw',
}

/**
 * Stores a decision about the toggles of `state` (SPEC 4) and reports it. It also withdraws what was allowed at the place of
 * some content: rejecting and resetting withdraw all of it, any other decision what it does not allow itself.
 */
export function decide(state: ConsentState, type: Decision, parts: DecisionParts): void {
  const { storage, now, newId, report, log } = parts
  const next = consentReducer(state, { type }, log)
  const withdrawsAll = type === 'rejectAll' || type === 'reset'
  const refused = new Set(next.entries.filter((entry) => !entry.consentGiven).map((entry) => entry.function_id))
  const withdrawn: Record<string, boolean> = {}
  for (const provider of allowedProviders(storage.keys())) {
    if (!withdrawsAll && !refused.has(provider)) continue
    storage.write(contentConsentKey(provider), null)
    withdrawn[provider] = false
  }
  const visitor = storedConsentId(storage.read(storageKeys.consents)) ?? newId()
  storage.write(storageKeys.consents, storedConsents(next, now(), visitor))
  const given = ({ locked, consentGiven }: ConsentState['entries'][number]) =>
    locked || (type !== 'reset' && consentGiven)
  const choices = Object.fromEntries(next.entries.map((entry) => [entry.function_id, given(entry)]))
  report({ visitor, action: actions[type], choices: { ...withdrawn, ...choices } })
}

/** Whether a visitor has decided against everything that can be decided. */
export function refusesAll(state: ConsentState): boolean {
  return state.decided && state.entries.every((entry) => entry.locked || !entry.consentGiven)
}
