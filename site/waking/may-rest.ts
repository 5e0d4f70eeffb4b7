import { contentConsentPrefix, storageKeys } from '#domain/cart/storage-keys.ts'
import type { ConsentOffer } from '#domain/consent/consent-offer.ts'
import { type ConsentState, restoreConsents } from '#domain/consent/consents.ts'

/** What of an offered consent its stored answer is read with. */
export type AskedConsent = Pick<ConsentOffer, 'function_id' | 'locked' | 'default_on'>

export type Arrival = {
  /** How the browser came to the page: `navigate`, `reload` or `back_forward`. */
  type: string
  hash: string
  hidden: boolean
  /** The keys that the browser has stored for this website. */
  keys: readonly string[]
}

const neverAtRest = (key: string) => key === storageKeys.cart || key.startsWith(contentConsentPrefix)

/**
 * Whether a page that has been loaded can stay as it is until it is used: nobody waits for a place in it, and the visitor has put nothing into
 * the cart and allowed nothing that runs by itself.
 */
export function mayRest({ type, hash, hidden, keys }: Arrival, consents: ConsentState): boolean {
  if (type !== 'navigate' || hash || hidden || keys.some(neverAtRest)) return false
  return !consents.decided || consents.entries.every(({ locked, consentGiven }) => locked || !consentGiven)
}

/** The consents as they are stored, of what the page's banner asks for; `now` in ms. */
export const answeredConsents = (stored: string | null, asked: readonly AskedConsent[], now: number): ConsentState =>
  restoreConsents(
    stored,
    asked.map((consent) => ({ ...consent, display_name: '', description: '', link: '' })),
    now,
  )
