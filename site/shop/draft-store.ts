import { storageKeys } from '#domain/cart/storage-keys.ts'
import {
  type CheckoutDraft,
  type DraftAction,
  draftReducer,
  restoreDraft,
  storedDraft,
} from '#domain/orders/checkout-draft.ts'
import type { ObservedStorage } from '../storage/observed-storage.ts'
import { createStoredValue } from '../storage/stored-value.ts'

/** The visitor's checkout draft, outside of React. */
export type DraftStore = {
  /** The same object until the draft changes, in this tab or another. */
  getDraft(): CheckoutDraft
  subscribe(listener: () => void): () => void
  dispatch(action: DraftAction): void
}

/** The draft under `int-checkout` (SPEC 3, 4): saved with every change. One that is too old is forgotten as soon as someone listens. */
export function createDraftStore(storage: ObservedStorage, now: () => number): DraftStore {
  const key = storageKeys.checkout
  const stored = createStoredValue<CheckoutDraft>(storage, {
    key,
    restore: (text) => restoreDraft(text, now()),
    toText: (draft) => storedDraft(draft, now()),
  })
  return {
    getDraft: stored.get,
    subscribe(listener) {
      if (storedDraft(stored.get(), 0) === null && storage.read(key) !== null) storage.write(key, null)
      return stored.subscribe(listener)
    },
    dispatch: (action) => stored.update((draft) => draftReducer(draft, action)),
  }
}
