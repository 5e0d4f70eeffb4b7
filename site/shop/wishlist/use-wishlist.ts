import { useSyncExternalStore } from 'react'
import type { GoodsItem } from '#domain/goods/goods-items.ts'
import { restoredWishlist, storedWishlist, wishlistKey } from '#domain/goods/wishlist.ts'
import type { ObservedStorage } from '../../storage/observed-storage.ts'
import { useObservedStorage } from '../../storage/storage-context.tsx'
import { createStoredValue, type StoredValue } from '../../storage/stored-value.ts'
import { useMounted } from '../../ui/use-mounted.ts'

type Wishlist = readonly GoodsItem[]

const NONE: Wishlist = []

const standing: StoredValue<Wishlist> = { get: () => NONE, subscribe: () => () => {}, update: () => {} }

const stores = new WeakMap<ObservedStorage, StoredValue<Wishlist>>()

function wishlistIn(storage: ObservedStorage): StoredValue<Wishlist> {
  const known = stores.get(storage)
  if (known) return known
  const store = createStoredValue<Wishlist>(storage, {
    key: wishlistKey,
    restore: (text) => restoredWishlist(text, Date.now()),
    toText: (list) => storedWishlist(list, Date.now()),
  })
  stores.set(storage, store)
  return store
}

/** What the visitor asked this browser to remember; empty and not `ready` on the server and while hydrating. */
export function useWishlist() {
  const storage = useObservedStorage()
  const ready = useMounted()
  const { get, subscribe, update } = ready ? wishlistIn(storage) : standing
  return { list: useSyncExternalStore(subscribe, get, standing.get), ready, update }
}
