import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { INLINE_RESOURCES_ID } from './document.tsx'
import { reloadOnce } from './loader/chunk-reload.ts'
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

async function start() {
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
  // In a transition React hydrates in small pieces, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      document,
      <App navigation={navigation} storage={createObservedStorage(window)} inlineJson={inlineJson} />,
    )
  })
  layOutAtLeisure(window)
}

// The script is asynchronous: from the browser's cache it may run before the document, with its data at the end, is complete.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start(), { once: true })
// A task of its own, so that evaluating the modules and starting the page are two short ones.
else setTimeout(() => void start())
