import { type HeldWrite, storedWrites, storeWrites } from './held-write.ts'

/** The writes of an account that wait for the line or were refused: here, and in the browser over a reload. */
export function createHeldList(storage: Storage, now: () => number) {
  const listeners = new Set<() => void>()
  let kept: readonly HeldWrite[] = []
  let isAllSaved = true

  function keep(writes: readonly HeldWrite[]) {
    // Another window of the same person may have kept something too.
    const own = new Set([...kept, ...writes].map(({ key }) => key))
    const others = storedWrites(storage, now()).filter(({ key }) => !own.has(key))
    kept = writes
    storeWrites(storage, [...others, ...kept])
    for (const listener of listeners) listener()
  }

  const without = (gone: string) => kept.filter(({ key }) => key !== gone)
  const firstWaiting = () => kept.find(({ refusal }) => !refusal)

  return {
    /** Shows what an account left, and no other's. */
    open(user: number) {
      kept = []
      keep(storedWrites(storage, now()).filter((write) => write.user === user))
    },
    add(write: HeldWrite) {
      if (!firstWaiting()) isAllSaved = true
      keep([...kept, write])
    },
    /** A write was answered; a refusal that nobody was told of stays, with its words. */
    end(write: HeldWrite, { isSaved, refusal }: { readonly isSaved: boolean; readonly refusal: string }) {
      if (!isSaved) isAllSaved = false
      keep(refusal ? [...without(write.key), { ...write, refusal }] : without(write.key))
    },
    discard: (key: string) => keep(without(key)),
    /** Forgets all of an account, also what its other windows keep. */
    forget(user: number) {
      const others = storedWrites(storage, now()).filter((write) => write.user !== user)
      kept = []
      isAllSaved = false
      storeWrites(storage, others)
      for (const listener of listeners) listener()
    },
    has: ({ key }: HeldWrite) => kept.some((write) => write.key === key),
    firstWaiting,
    writes: () => kept,
    /** Whether all that waited was saved in the end: nothing refused, nothing forgotten. */
    isAllSaved: () => isAllSaved,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
