/** A state that others are told of when it changes; `quietly` where nothing is to be drawn anew for it. */
export type ObservedState<State> = {
  get(): State
  set(change: Partial<State>, quietly?: boolean): void
  subscribe(listener: () => void): () => void
}

export function createObservedState<State extends object>(state: State): ObservedState<State> {
  const listeners = new Set<() => void>()
  let now = state
  return {
    get: () => now,
    set(change, quietly) {
      now = { ...now, ...change }
      if (!quietly) for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
