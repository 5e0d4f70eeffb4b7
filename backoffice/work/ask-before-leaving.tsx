import { useEffect } from 'react'
import { useBlocker, useCanBlock, useTranslate } from 'react-admin'

/** Asks before the screen is left by a click, a reload or by closing it, as forms do. Drawn only while something is not saved. */
export function AskBeforeLeaving() {
  const canBlock = useCanBlock()
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', leave)
    return () => window.removeEventListener('beforeunload', leave)
  }, [])
  return canBlock ? <AskWithinOffice /> : null
}

/** The router asks only the latest of its blockers: so each is there only while it has something to ask, and a form's own is left to itself. */
function AskWithinOffice() {
  const translate = useTranslate()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  const isBlocked = blocker.state === 'blocked'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker is another one with every drawing, and would ask again
  useEffect(() => {
    if (!isBlocked) return
    if (window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed?.()
    else blocker.reset?.()
  }, [isBlocked, translate])
  return null
}
