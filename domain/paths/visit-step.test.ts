import { expect, test } from 'vitest'
import { countedPath, visitStep } from './visit-step.ts'

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

test.each([
  ['/shop/bestellung/abc.def', '/shop/bestellung'],
  ['/fr/boutique/confirmation/abc', '/fr/boutique/confirmation'],
  ['/shop/warenkorb', '/shop/warenkorb'],
  ['/shop/ring-twiete', '/shop/ring-twiete'],
  ['/kontakt', '/kontakt'],
])('what opens an order is not counted with its page: %s as %s', (path, counted) => {
  expect(countedPath(path, roots)).toBe(counted)
})
