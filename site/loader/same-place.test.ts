import { expect, test } from 'vitest'
import { samePlace } from './same-place.ts'

test.each([
  ['/fr/boutique/ring', '?variant=2', '', '/fr/boutique/ring?variant=2'],
  ['/fr/protection-des-donnees', '', '#cookies', '/fr/protection-des-donnees#cookies'],
  ['/fr/boutique?category=montres&page=2', '?category=uhren&page=2', '', '/fr/boutique?category=montres&page=2'],
  ['/fr', '?variant=2', '#cookies', '/fr'],
  ['/fr/boutique/ma-liste', '?items=5,1-2', '', '/fr/boutique/ma-liste?items=5%2C1-2'],
  ['/fr/boutique/commander', '?step=review', '', '/fr/boutique/commander?step=review'],
  ['/', '?variant=2', '', '/'],
])('another language keeps what is chosen and the place of the page: %s from %s%s', (to, search, hash, expected) => {
  expect(samePlace(to, { search, hash })).toBe(expected)
})
