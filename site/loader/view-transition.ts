/** Shows a new page by `show`; how it comes is left to the implementation. Settles once the page is the new one. */
export type Transition = (show: () => void) => Promise<void> | void

/** What of a window it takes; some browsers have no such transitions. */
type Browser = {
  document: { startViewTransition?: (show: () => void) => Fading }
  matchMedia: (query: string) => { matches: boolean }
  setTimeout: (run: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

type Fading = {
  ready: Promise<unknown>
  finished: Promise<unknown>
  updateCallbackDone: Promise<void>
  skipTransition: () => void
}

/** Milliseconds that a browser has to picture the old page; one that does not get to it shows the new page without fading. */
const PATIENCE = 500

/** The new page fades in over the old one, where the browser can and the visitor has nothing against motion. */
export const fadeOver =
  (win: Browser): Transition =>
  (show) => {
    const { document } = win
    if (!document.startViewTransition || win.matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
    const transition = document.startViewTransition(show)
    const { ready, finished, updateCallbackDone } = transition
    const late = win.setTimeout(() => transition.skipTransition(), PATIENCE)
    // Both fail where a further page comes before this one has faded in; it is shown all the same.
    ready.catch(() => {})
    finished.catch(() => {})
    return updateCallbackDone.finally(() => win.clearTimeout(late))
  }
