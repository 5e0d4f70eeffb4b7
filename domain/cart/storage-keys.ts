/** Keys under which the browser keeps the visitor's own data (SPEC 9). */
export const storageKeys = {
  checkout: 'int-checkout',
  cart: 'int-cart',
  consents: 'int-consents',
} as const

/** Prefix of the keys that allow one provider's embedded content for good (SPEC 2, 9). */
export const contentConsentPrefix = 'contentConsent:'

/** The storage key of a provider's embedded content. */
export function contentConsentKey(provider: string): string {
  return contentConsentPrefix + provider
}

/** The providers whose content is allowed, from all keys of the storage, in alphabetical order. */
export function allowedProviders(keys: Iterable<string>): string[] {
  return [...keys]
    .filter((key) => key.startsWith(contentConsentPrefix) && key.length > contentConsentPrefix.length)
    .map((key) => key.slice(contentConsentPrefix.length))
    .sort()
}
