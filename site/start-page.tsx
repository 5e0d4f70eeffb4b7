import { lazy, type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { untilLoaded } from './data/until-loaded.ts'
import { INLINE_RESOURCES_ID } from './document.tsx'
import { reloadOnce } from './loader/chunk-reload.ts'
import { followLinks } from './loader/follow-links.ts'
import { inlineToResources } from './loader/join-resources.ts'
import { loadedAddress } from './loader/loaded-address.ts'
import { createNavigation } from './loader/navigation.ts'
import { createPageLoader } from './loader/page-loader.ts'
import type { InlineResources } from './loader/page-resources.ts'
import { prefetchOnIntent } from './loader/prefetch-on-intent.ts'
import { fadeOver } from './loader/view-transition.ts'
import { layOutAtLeisure } from './loader/whole-page.ts'
import { loadMessages } from './messages/load-messages.ts'
import { loadTemplate } from './pages/page-chunks.ts'
import { createObservedStorage } from './storage/observed-storage.ts'
import { withStillParts } from './ui/still-part.tsx'
import { useSettled } from './ui/use-mounted.ts'

const Consent = lazy(() => untilLoaded(() => import('./consent/consent.tsx')))

/** Makes the page react: settles once it does. */
export async function startPage(): Promise<void> {
  // A task of its own, so that evaluating the modules and starting the page are two short ones.
  await new Promise((resolve) => setTimeout(resolve))
  const inlineJson = document.getElementById(INLINE_RESOURCES_ID)?.textContent ?? ''
  const inline = JSON.parse(inlineJson) as InlineResources
  const buildHash = inline.webpackCompilationHash
  const parts = { loadTemplate, loadMessages }
  const resources = await inlineToResources(inline, parts).catch((error: unknown) => {
    if (reloadOnce(window, location.href, buildHash)) location.reload()
    throw error
  })
  const loader = createPageLoader({
    ...parts,
    // What came with the first page and was left as it came, the browser renders itself from the second on.
    loadTemplate: (name) => withStillParts(() => loadTemplate(name)),
    fetch: (...request) => fetch(...request),
    buildHash,
    now: () => Date.now(),
  })
  const loaded = loadedAddress(window)
  if (resources.page.componentChunkName !== 'not-found') {
    loader.keep(loaded.pathname + loaded.search, { status: 'success', resources })
  }
  const navigation = createNavigation(loader, { loaded, resources }, window, flushSync, fadeOver(window))
  navigation.start()
  prefetchOnIntent(window, loader.prefetch)
  followLinks(window, navigation.navigate)
  const storage = createObservedStorage(window)
  layOutAtLeisure(window)
  // In a transition React hydrates in small pieces, between which the page answers.
  return new Promise((resolve) =>
    startTransition(() => {
      hydrateRoot(
        document,
        <Settling onSettled={resolve}>
          <App {...{ navigation, storage, inlineJson, Consent }} />
        </Settling>,
        { onRecoverableError: tellCause },
      )
    }),
  )
}

// What is logged and counted is what went wrong, not that React could go on without what came with the page.
const tellCause = (error: unknown) => reportError((error instanceof Error && error.cause) || error)

function Settling({ onSettled, children }: { onSettled: () => void; children: ReactNode }) {
  const settled = useSettled()
  useEffect(() => {
    if (settled) onSettled()
  }, [settled, onSettled])
  return children
}
