import { lazy, Suspense, useEffect, useState } from 'react'
import { offlineReadingId } from '#domain/consent/consent-offer.ts'
import { isAllowed } from '#domain/consent/consents.ts'
import { useConsents } from '../consent/use-consents.ts'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { buildOf, tell } from './ask-worker.ts'
import { registerWorker } from './register-worker.ts'
import { seenFiles } from './seen-files.ts'

const UpdateNotice = lazy(() => import('./update-notice.tsx'))

/** How often a page that stays open looks for a new version when it is shown again, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000

/**
 * The service worker as the page sees it (SPEC 4): registers it, has the shown pages kept while the visitor allows it and
 * forgotten otherwise, and offers a new version. `docs/decisions/0020` says why so.
 */
export default function Offline() {
  const { visit, resources } = useNavigationState()
  const { state } = useConsents()
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>()
  const [waiting, setWaiting] = useState<ServiceWorker>()
  const build = resources.page.webpackCompilationHash
  const mayKeep = isAllowed(state, offlineReadingId)

  useEffect(() => {
    const { location, navigator } = window
    // A page that is of the new version already has no use for the offer.
    const offer = async (worker: ServiceWorker) =>
      (await buildOf(worker)) === build ? tell(worker, { type: 'takeOver', onlyWhenAlone: true }) : setWaiting(worker)
    const parts = {
      location,
      container: navigator.serviceWorker,
      console,
      onUpdate: (worker: ServiceWorker) => void offer(worker),
    }
    if (import.meta.env.PROD) registerWorker(parts).then(setRegistration)
  }, [build])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit shows another page
  useEffect(() => {
    if (!registration) return
    let left = false
    navigator.serviceWorker.ready.then(({ active }) => {
      if (left || !active) return
      if (!mayKeep) return tell(active, { type: 'forget' })
      const files = seenFiles(performance.getEntriesByType('resource'), location.origin)
      tell(active, { type: 'keep', address: location.pathname + location.search, files })
    })
    return () => {
      left = true
    }
  }, [registration, mayKeep, visit])

  useEffect(() => {
    if (!registration) return
    let looked = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return
      looked = Date.now()
      registration.update().catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [registration])

  return <Suspense>{waiting && <UpdateNotice waiting={waiting} onLater={() => setWaiting(undefined)} />}</Suspense>
}
