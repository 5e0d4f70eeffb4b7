import { expect, test } from 'vitest'
import { allowedProviders, contentConsentKey, storageKeys } from './storage-keys.ts'

test('the storage keys are those of the specification', () => {
  expect(storageKeys).toEqual({ checkout: 'int-checkout', cart: 'int-cart', consents: 'int-consents' })
  expect(contentConsentKey('maps')).toBe('contentConsent:maps')
})

test('only keys with the prefix of content consents name a provider', () => {
  const keys = ['int-cart', 'contentConsent:rolex-clock', 'contentConsent:', 'contentConsent:maps']
  expect(allowedProviders(keys)).toEqual(['maps', 'rolex-clock'])
})
