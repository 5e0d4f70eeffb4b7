/** Shows a new page by `show`; how it comes is left to the implementation. Settles once the page is the new one. */
export type Transition = (show: () => void) => Promise<void> | void

/** The new page fades in over the old one, where the browser can and the visitor has nothing against motion. */
export const fadeOver =
  (win: Pick<Window, 'document' | 'matchMedia'>): Transition =>
  (show) => {
    const { document } = win
    if (!document.startViewTransition || win.matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
    const { ready, finished, updateCallbackDone } = document.startViewTransition(show)
    // Both fail where a further page comes before this one has faded in; it is shown all the same.
    ready.catch(() => {})
    finished.catch(() => {})
    return updateCallbackDone
  }
