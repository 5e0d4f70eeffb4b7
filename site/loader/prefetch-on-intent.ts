/** How long a pointer rests on a link before that counts as an intention, in milliseconds. */
const REST = 80

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Loads a page ahead when a visitor rests on its link, touches it or reaches it by keyboard; never for visitors who save data or
 * have a slow line. Answers what ends it.
 */
export function prefetchOnIntent(win: Window, prefetch: (address: string) => void): () => void {
  const { location, navigator } = win
  let timer = 0

  function addressOf(event: Event): string | undefined {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    // Forms and files that the backend serves are no pages of the site.
    if (!/^\/(ecom|assets|feeds)\//.test(link.pathname)) return link.pathname + link.search
  }

  const isCostly = () => {
    const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
    return saveData || effectiveType.endsWith('2g')
  }

  function onIntent(event: Event) {
    win.clearTimeout(timer)
    const address = addressOf(event)
    if (address && !isCostly()) timer = win.setTimeout(prefetch, event.type === 'pointerover' ? REST : 0, address)
  }

  const events = ['pointerover', 'touchstart', 'focusin']
  // React ends what happens in parts that it has left as they came on its way through the document.
  const options = { passive: true, capture: true }
  for (const name of events) win.addEventListener(name, onIntent, options)
  return () => {
    for (const name of events) win.removeEventListener(name, onIntent, options)
  }
}
