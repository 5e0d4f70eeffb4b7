import { useEffect, useState } from 'react'
import { statisticsId } from '#domain/consent/consent-offer.ts'
import { isAllowed } from '#domain/consent/consents.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { useNavigationState } from '../loader/navigation-context.tsx'
import { loadScript } from './load-script.ts'
import type { Matomo } from './matomo.ts'
import { deleteMatomoCookies } from './matomo-cookies.ts'
import { useConsents } from './use-consents.ts'

/** Counts page views while the visitor allows it (SPEC 4, 8); its code is loaded only then. */
export function Statistics() {
  const { statistics } = useShared().consents
  const { visit } = useNavigationState()
  const { state } = useConsents()
  const [matomo, setMatomo] = useState<Matomo>()
  const { address, siteId } = statistics ?? {}
  const allowed = isAllowed(state, statisticsId)

  useEffect(() => {
    if (!allowed || !address || !siteId || matomo) return
    let cancelled = false
    import('./matomo.ts').then(
      ({ createMatomo }) => {
        const parts = { address, siteId, loadScript: (src: string) => loadScript(document, src), log: console.warn }
        if (!cancelled) setMatomo(createMatomo({ win: window, ...parts }))
      },
      (error: unknown) => console.warn(error),
    )
    return () => {
      cancelled = true
    }
  }, [allowed, address, siteId, matomo])

  useEffect(() => {
    if (!allowed) return deleteMatomoCookies(document)
    if (!matomo) return
    matomo.giveConsent()
    return matomo.withdrawConsent
  }, [allowed, matomo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit counts, whatever page it shows
  useEffect(() => (allowed ? matomo?.countPageView() : undefined), [allowed, matomo, visit])

  return null
}
