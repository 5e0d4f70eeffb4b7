import { expect, test, vi } from 'vitest'
import type { CartAction } from '#domain/cart/cart.ts'
import { fakeBrowser } from '../../storage/fake-browser.ts'
import { createObservedStorage } from '../../storage/observed-storage.ts'
import { createCartStore } from './cart-store.ts'

const ring: CartAction = {
  type: 'add',
  line: {
    product: { id: 7, slug: 'ring', display_name: 'Ring' },
    variant: null,
    personalization: {},
    count: 1,
    priceBrutto: 12_900,
  },
}

const opened = (browser: ReturnType<typeof fakeBrowser>, now = 1000) => {
  const log = vi.fn()
  const storage = createObservedStorage(browser.openTab())
  const store = createCartStore({ storage, now: () => now, log })
  store.subscribe(() => {})
  return { ...store, log }
}

test('what is put into the cart is stored under int-cart with a time stamp, and the key goes with the last piece', () => {
  const browser = fakeBrowser()
  const cart = opened(browser)
  cart.dispatch(ring)
  expect(JSON.parse(browser.stored()['int-cart'] ?? '')).toMatchObject({ totalCount: 1, timestamp: 1000 })
  cart.dispatch({ type: 'remove', cartId: 1 })
  expect(browser.stored()).toEqual({})
})

test('two tabs agree: each is told of the other’s change, and each action starts from what is stored', () => {
  const browser = fakeBrowser()
  const [one, other] = [opened(browser), opened(browser)]
  const told = vi.fn()
  other.subscribe(told)
  one.dispatch(ring)
  expect(told).toHaveBeenCalledOnce()
  expect(other.getCart()).toEqual(one.getCart())
  other.dispatch(ring)
  one.dispatch(ring)
  expect([one.getCart().totalCount, other.getCart().totalCount]).toEqual([3, 3])
})

test('the cart is the same object as long as nothing changes', () => {
  const cart = opened(fakeBrowser())
  cart.dispatch(ring)
  expect(cart.getCart()).toBe(cart.getCart())
})

test('a damaged cart is repaired in the storage, one that cannot be saved is removed', () => {
  const line = { cartId: 1, ...ring.line }
  const half = fakeBrowser({ 'int-cart': JSON.stringify({ products: [line, { count: -1 }], timestamp: 900 }) })
  expect(opened(half).getCart()).toMatchObject({ totalCount: 1, totalPriceBrutto: 12_900 })
  expect(JSON.parse(half.stored()['int-cart'] ?? '')).toMatchObject({ totalCount: 1, products: [{ cartId: 1 }] })
  const lost = fakeBrowser({ 'int-cart': '{"products":' })
  expect(opened(lost).getCart().totalCount).toBe(0)
  expect(lost.stored()).toEqual({})
})

test('what the server says of a line now is taken over', () => {
  const cart = opened(fakeBrowser())
  cart.dispatch(ring)
  cart.refresh([{ cartId: 1, available: true, priceBrutto: 9900, stock: 5 }])
  expect(cart.getCart().totalPriceBrutto).toBe(9900)
})

test('an unknown action changes nothing and is only logged', () => {
  const browser = fakeBrowser()
  const cart = opened(browser)
  cart.dispatch({ type: 'steal' } as never)
  expect([browser.stored(), cart.log.mock.calls.length]).toEqual([{}, 1])
})
