import { type Cart, type CartAction, cartReducer } from '#domain/cart/cart.ts'
import { type CurrentOffer, refreshCart } from '#domain/cart/cart-refresh.ts'
import { restoreCart, storedCart } from '#domain/cart/cart-storage.ts'
import { storageKeys } from '#domain/cart/storage-keys.ts'
import type { ObservedStorage } from '../../storage/observed-storage.ts'
import { createStoredValue } from '../../storage/stored-value.ts'

/** The visitor's cart, outside of React. */
export type CartStore = {
  /** The same object until the cart changes, in this tab or another. */
  getCart(): Cart
  subscribe(listener: () => void): () => void
  dispatch(action: CartAction): void
  /** Takes over what the server says of the lines now. */
  refresh(offers: readonly CurrentOffer[]): void
}

type CartStoreParts = { storage: ObservedStorage; now: () => number; log: (message: string) => void }

/**
 * The cart under `int-cart` (SPEC 3, 4). Every action starts from what is stored, so that open tabs agree; as soon as someone
 * listens, stored text that is old or damaged is replaced by what could be saved of it.
 */
export function createCartStore({ storage, now, log }: CartStoreParts): CartStore {
  const key = storageKeys.cart
  const stored = createStoredValue<Cart>(storage, {
    key,
    restore: (text) => restoreCart(text, now()),
    toText: storedCart,
  })
  return {
    getCart: stored.get,
    subscribe(listener) {
      const repaired = storedCart(stored.get())
      if (repaired !== storage.read(key)) storage.write(key, repaired)
      return stored.subscribe(listener)
    },
    dispatch: (action) => stored.update((cart) => cartReducer(cart, action, { now, log })),
    refresh: (offers) => stored.update((cart) => refreshCart(cart, offers, now()).cart),
  }
}
