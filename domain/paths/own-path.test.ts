import { expect, test } from 'vitest'
import { ownPathProblem } from './own-path.ts'

const roots = { de: '/shop', en: '/en/shop' }

test.each([
  ['/weihnachten', 'de'],
  ['/weihnachten/geschenke-fuer-sie', 'de'],
  ['/en/christmas', 'en'],
  ['/fr/noel', 'fr'],
  ['/shopping', 'de'],
] as const)('a page of one’s own may lie at %s in %s', (path, language) => {
  expect(ownPathProblem(path, language, roots)).toBeUndefined()
})

test.each([
  ['weihnachten', 'de', 'shape'],
  ['/Weihnachten', 'de', 'shape'],
  ['/weihnachten/', 'de', 'shape'],
  ['/a//b', 'de', 'shape'],
  ['/a.html', 'de', 'shape'],
  ['/', 'de', 'shape'],
  ['/christmas', 'en', 'language'],
  ['/en/weihnachten', 'de', 'language'],
  ['/en', 'en', 'language'],
  ['/items', 'de', 'reserved'],
  ['/admin/x', 'de', 'reserved'],
  ['/404', 'de', 'reserved'],
  ['/en/404', 'en', 'reserved'],
  ['/kontakt', 'de', 'route'],
  ['/uhren/weihnachten', 'de', 'route'],
  ['/shop', 'de', 'store'],
  ['/shop/ring', 'de', 'store'],
  ['/en/shop/ring', 'en', 'store'],
] as const)('%s in %s is refused for its %s', (path, language, problem) => {
  expect(ownPathProblem(path, language, roots)).toBe(problem)
})
