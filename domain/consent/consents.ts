import { isFresh, isRecord, storedObject } from '../texts/stored-json.ts'
import { isConsentId } from './consent-log.ts'
import type { ConsentOffer } from './consent-offer.ts'

/** How long a choice counts before the visitor is asked again, in milliseconds: twelve months. */
export const CONSENT_LIFETIME = 365 * 24 * 60 * 60 * 1000

/** A consent as the banner shows it (SPEC 3): what is offered, and where its toggle stands. */
export interface ConsentEntry extends ConsentOffer {
  consentGiven: boolean
}

/** The toggles, and whether the visitor has decided; nothing counts as allowed before that. */
export interface ConsentState {
  entries: ConsentEntry[]
  decided: boolean
}

export type ConsentAction =
  | { type: 'toggle'; functionId: string }
  | { type: 'allowAll' }
  | { type: 'allowSelected' }
  | { type: 'rejectAll' }
  | { type: 'reset' }
  /** The stored text of this or another tab has changed; `now` in ms. */
  | { type: 'restore'; stored: string | null; now: number }

function entriesOf(offers: readonly ConsentOffer[], choice: (offer: ConsentOffer) => boolean): ConsentEntry[] {
  return offers.map((offer) => ({ ...offer, consentGiven: offer.locked || choice(offer) }))
}

/** The state of a visitor without a stored choice: the banner is shown, the toggles stand at their preselection. */
export function undecided(offers: readonly ConsentOffer[]): ConsentState {
  return { entries: entriesOf(offers, (offer) => offer.default_on), decided: false }
}

/**
 * The state from the text stored under `int-consents`; `now` in ms. A missing or damaged text, one about another set of consents
 * than is offered now, or one older than twelve months asks again; choices that were made then stand as toggles.
 */
export function restoreConsents(stored: string | null, offers: readonly ConsentOffer[], now: number): ConsentState {
  const record = storedObject(stored)
  const choices = record?.consents
  if (!Array.isArray(choices)) return undecided(offers)
  const given = new Map<unknown, unknown>(
    choices.filter(isRecord).map((choice) => [choice.function_id, choice.consentGiven]),
  )
  const sameSet = given.size === offers.length && offers.every((offer) => given.has(offer.function_id))
  return {
    entries: entriesOf(offers, (offer) => {
      const choice = given.get(offer.function_id)
      return typeof choice === 'boolean' ? choice : offer.default_on
    }),
    decided: sameSet && isFresh(record?.timestamp, now, CONSENT_LIFETIME),
  }
}

/** The random id under which a stored choice is on record, if it has one. */
export function storedConsentId(stored: string | null): string | undefined {
  const id = storedObject(stored)?.id
  return isConsentId(id) ? id : undefined
}

/** The text to store under `int-consents`, or null when the key is to be removed; `now` in ms, `id` as of `storedConsentId`. */
export function storedConsents(state: ConsentState, now: number, id: string): string | null {
  if (!state.decided) return null
  const consents = state.entries.map(({ function_id, consentGiven }) => ({ function_id, consentGiven }))
  return JSON.stringify({ consents, timestamp: now, id })
}

/** The state after an action (SPEC 4). Locked consents cannot be switched; an unknown action is only logged. */
export function consentReducer(
  state: ConsentState,
  action: ConsentAction,
  log: (message: string) => void,
): ConsentState {
  const choose = (choice: (entry: ConsentEntry) => boolean) =>
    state.entries.map((entry) => ({ ...entry, consentGiven: entry.locked || choice(entry) }))
  switch (action.type) {
    case 'toggle':
      return { ...state, entries: choose((entry) => (entry.function_id === action.functionId) !== entry.consentGiven) }
    case 'allowAll':
      return { entries: choose(() => true), decided: true }
    case 'allowSelected':
      return { ...state, decided: true }
    case 'rejectAll':
      return { entries: choose(() => false), decided: true }
    case 'reset':
      return undecided(state.entries)
    case 'restore':
      return restoreConsents(action.stored, state.entries, action.now)
    default:
      log(`Unknown consent action ${JSON.stringify((action as { type?: unknown }).type)}`)
      return state
  }
}

/** Whether a function may run now: locked ones always, others only after the visitor's own decision for them. */
export function isAllowed(state: ConsentState, functionId: string): boolean {
  const entry = state.entries.find((candidate) => candidate.function_id === functionId)
  return entry !== undefined && (entry.locked || (state.decided && entry.consentGiven))
}
