import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while hydrating, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * False on the server and at first, true a moment later. All that waits for it is then rendered in small pieces, where `useMounted`
 * would have React render it at once, in one long task at the end of hydration.
 */
export const useSettled = (): boolean => useDeferredValue(true, false)
