import { useSyncExternalStore } from 'react'
import { type Cart, emptyCart } from '#domain/cart/cart.ts'
import type { ObservedStorage } from '../../storage/observed-storage.ts'
import { useObservedStorage } from '../../storage/storage-context.tsx'
import { useMounted } from '../../ui/use-mounted.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

const stores = new WeakMap<ObservedStorage, CartStore>()

function storeIn(storage: ObservedStorage): CartStore {
  const known = stores.get(storage)
  if (known) return known
  const store = createCartStore({ storage, now: Date.now, log: console.warn })
  stores.set(storage, store)
  return store
}

const standing: CartStore = {
  getCart: () => emptyCart,
  subscribe: () => () => {},
  dispatch: () => {},
  refresh: () => {},
}

/** The visitor's cart and the ways to change it; empty and not `ready` on the server and while hydrating. */
export function useCart(): { cart: Cart; ready: boolean } & Pick<CartStore, 'dispatch' | 'refresh'> {
  const storage = useObservedStorage()
  const ready = useMounted()
  const { subscribe, getCart, dispatch, refresh } = ready ? storeIn(storage) : standing
  return { cart: useSyncExternalStore(subscribe, getCart, standing.getCart), ready, dispatch, refresh }
}
