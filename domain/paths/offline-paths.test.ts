import { expect, test } from 'vitest'
import { offlinePathFor, offlinePaths } from './offline-paths.ts'

test('each language has its card, and a page the one of its language', () => {
  expect(offlinePaths).toEqual(['/offline.html', '/en/offline.html', '/fr/offline.html'])
  expect(offlinePathFor('/uhren/rolex')).toBe('/offline.html')
  expect(offlinePathFor('/fr/contact')).toBe('/fr/offline.html')
})
