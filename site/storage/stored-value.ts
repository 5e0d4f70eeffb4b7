import type { ObservedStorage } from './observed-storage.ts'

/** A value under one key of the storage, outside of React. */
export type StoredValue<Value> = {
  /** The same object until the value changes, in this tab or another. */
  get(): Value
  subscribe(listener: () => void): () => void
  /** Stores what becomes of the value that is stored now. */
  update(change: (value: Value) => Value): void
}

type StoredValueParts<Value> = {
  key: string
  restore: (text: string | null) => Value
  /** `null` removes the key. */
  toText: (value: Value) => string | null
}

/** A value that open tabs agree on: every change starts from what is stored. */
export function createStoredValue<Value>(
  storage: ObservedStorage,
  { key, restore, toText }: StoredValueParts<Value>,
): StoredValue<Value> {
  let text = storage.read(key)
  let value = restore(text)

  function get(): Value {
    const stored = storage.read(key)
    if (stored !== text) {
      text = stored
      value = restore(text)
    }
    return value
  }

  const update: StoredValue<Value>['update'] = (change) => {
    const before = get()
    const after = change(before)
    if (after !== before) storage.write(key, toText(after))
  }

  return { get, update, subscribe: storage.subscribe }
}
