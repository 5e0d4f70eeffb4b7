import { useSyncExternalStore } from 'react'
import { type CheckoutDraft, emptyDraft } from '#domain/orders/checkout-draft.ts'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { useObservedStorage } from '../storage/storage-context.tsx'
import { useMounted } from '../ui/use-mounted.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'

const stores = new WeakMap<ObservedStorage, DraftStore>()

function storeIn(storage: ObservedStorage): DraftStore {
  const known = stores.get(storage)
  if (known) return known
  const store = createDraftStore(storage, Date.now)
  stores.set(storage, store)
  return store
}

const standing: DraftStore = { getDraft: () => emptyDraft, subscribe: () => () => {}, dispatch: () => {} }

/** The checkout draft and the ways to change it; empty on the server and while hydrating. */
export function useDraft() {
  const storage = useObservedStorage()
  const { subscribe, getDraft, dispatch } = useMounted() ? storeIn(storage) : standing
  return {
    draft: useSyncExternalStore(subscribe, getDraft, standing.getDraft),
    change: (fields: Partial<CheckoutDraft>) => dispatch({ type: 'change', fields }),
    reset: () => dispatch({ type: 'reset' }),
  }
}
