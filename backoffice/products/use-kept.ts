import { useState } from 'react'

/** What a list shows of a record, or what was saved over it until the list has been read anew; and what notes that. */
export function useKept<T>(listed: T): [shown: T, keep: (value: T) => void] {
  const [saved, setSaved] = useState<{ over: T; value: T }>()
  return [saved && saved.over === listed ? saved.value : listed, (value) => setSaved({ over: listed, value })]
}
