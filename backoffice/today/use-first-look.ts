import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnceNeeded } from '../inputs/use-once-needed.ts'
import { useSoon } from '../inputs/use-soon.ts'

/** So long at most, in ms: an answer that does not come keeps nothing else back. */
const LONGEST = 1000

/** Whether all that a screen has asked for at first has been answered; whatever else it asks for would make it later. */
export function useFirstLook(): boolean {
  const isAsked = useSoon()
  const fetching = useIsFetching()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONGEST)
    return () => clearTimeout(timer)
  }, [])
  return useOnceNeeded(isAsked && (fetching === 0 || isLate))
}
