import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ObservedStorage } from './observed-storage.ts'

const StorageContext = createContext<ObservedStorage | null>(null)

export const StorageProvider = StorageContext.Provider

export function useObservedStorage(): ObservedStorage {
  const storage = useContext(StorageContext)
  if (!storage) throw new Error('useObservedStorage needs a StorageProvider above it')
  return storage
}

/** A text read from the storage, kept up with every change; null on the server and while hydrating. */
export function useStored(read: (storage: ObservedStorage) => string | null): string | null {
  const storage = useObservedStorage()
  return useSyncExternalStore(
    storage.subscribe,
    () => read(storage),
    () => null,
  )
}
