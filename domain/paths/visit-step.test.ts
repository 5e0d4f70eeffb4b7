import { expect, test } from 'vitest'
import { visitStep } from './visit-step.ts'

const roots = { de: '/shop', fr: '/fr/boutique' }

test.each([
  ['/shop/ring-twiete', 'product'],
  ['/shop/warenkorb', 'cart'],
  ['/fr/boutique/commande', 'checkout'],
  ['/shop', undefined],
  ['/shop/bestellung/abc', undefined],
  ['/kontakt', undefined],
])('%s is the step %s', (path, step) => {
  expect(visitStep(path, roots)).toBe(step)
})
