/** Shows a new page by `show`; how it comes is left to the implementation. Settles once the page is the new one. */
export type Transition = (show: () => void) => Promise<void> | void

/** Milliseconds that a browser has to picture the old page; one that does not get to it shows the new page without fading. */
const PATIENCE = 500

/** The new page fades in over the old one, where the browser can and the visitor has nothing against motion. */
export const fadeOver =
  (win: Pick<Window, 'document' | 'matchMedia' | 'setTimeout' | 'clearTimeout'>): Transition =>
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
