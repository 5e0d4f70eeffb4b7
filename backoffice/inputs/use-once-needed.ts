import { useState } from 'react'

/** Whether something was needed at any time since it was first asked. */
export function useOnceNeeded(isNeeded: boolean): boolean {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return isNeeded || wasNeeded
}
