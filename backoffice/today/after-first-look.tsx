import { useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnceNeeded } from '../inputs/use-once-needed.ts'
import { useSoon } from '../inputs/use-soon.ts'

/** So long at most, in ms: an answer that does not come keeps nothing else back. */
const LONGEST = 1000

/** What is drawn, and asks for its own, once all that the screen has asked for at first has been answered: in between it would make that later. */
export function AfterFirstLook({ children }: { readonly children: ReactNode }) {
  const isAsked = useSoon()
  const fetching = useIsFetching()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST)
    return () => clearTimeout(timer)
  }, [])
  return useOnceNeeded(isAsked && (fetching === 0 || isLate)) ? children : null
}
