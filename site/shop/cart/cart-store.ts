import { type Cart, type CartAction, cartReducer } from '#domain/cart.ts'
import { restoreCart, storedCart } from '#domain/cart-storage.ts'
import { storageKeys } from '#domain/storage-keys.ts'
import type { ObservedStorage } from '../../storage/observed-storage.ts'

/** The visitor's cart, outside of React. */
export type CartStore = {
  /** The same object until the cart changes, in this tab or another. */
  getCart(): Cart
  subscribe(listener: () => void): () => void
  dispatch(action: CartAction): void
}

type CartStoreParts = { storage: ObservedStorage; now: () => number; log: (message: string) => void }

/**
 * The cart under `int-cart` (SPEC 3, 4). Every action starts from what is stored, so that open tabs agree; stored text that is
 * old or damaged is replaced by what could be saved of it.
 */
export function createCartStore({ storage, now, log }: CartStoreParts): CartStore {
  let text = storage.read(storageKeys.cart)
  let cart = restoreCart(text, now())
  const repaired = storedCart(cart)
  if (text !== null && repaired !== text) {
    storage.write(storageKeys.cart, repaired)
    text = repaired
  }

  function getCart(): Cart {
    const stored = storage.read(storageKeys.cart)
    if (stored !== text) {
      text = stored
      cart = restoreCart(text, now())
    }
    return cart
  }

  return {
    getCart,
    subscribe: storage.subscribe,
    dispatch(action) {
      const before = getCart()
      const after = cartReducer(before, action, { now, log })
      if (after !== before) storage.write(storageKeys.cart, storedCart(after))
    },
  }
}
