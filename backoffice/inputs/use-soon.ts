import { useDeferredValue } from 'react'

/** False at first and true right after, in a rendering that can be interrupted: for what is not looked at first, so that the rest of a screen can be used sooner. */
export const useSoon = (): boolean => useDeferredValue(true, false)
