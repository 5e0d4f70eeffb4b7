import { expect, test } from 'vitest'
import { cartButtonLabel, isShopOpen, showsCartButton, showsShopMenu } from './shop-visibility.ts'

test.each([
  [true, false, '/shop', { cart: true, menu: true, button: true }],
  [true, true, '/shop', { cart: false, menu: true, button: true }],
  [true, false, null, { cart: true, menu: true, button: false }],
  [true, true, null, { cart: false, menu: true, button: false }],
  [false, false, '/shop', { cart: false, menu: false, button: false }],
  [false, true, '/shop', { cart: false, menu: false, button: false }],
  [false, false, null, { cart: false, menu: false, button: false }],
  [false, true, '', { cart: false, menu: false, button: false }],
])(
  'with enable_cart %s, maintenance_mode %s and store root %s are shown %j',
  (enableCart, maintenanceMode, storeRoot, shown) => {
    const facts = { enableCart, maintenanceMode, storeRoot }
    expect({ cart: isShopOpen(facts), menu: showsShopMenu(facts), button: showsCartButton(facts) }).toEqual(shown)
  },
)

test('the cart button says Warenkorb and the count', () => {
  expect(cartButtonLabel(0, 'de')).toBe('Warenkorb (0)')
  expect(cartButtonLabel(3, 'en')).toBe('Cart (3)')
  expect(cartButtonLabel(3, 'fr')).toBe('Panier (3)')
})
