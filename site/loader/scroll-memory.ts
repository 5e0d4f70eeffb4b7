type Entry = { key?: string; scroll?: number } | null

export type ScrollMemory = {
  /** Notes where the page stands before another one is shown. */
  remember(): void
  /** The same after the history has already moved on. */
  rememberAsLeft(): void
  restore(): void
  /** Leaves the page where it stands under its new entry of the history. */
  keep(): void
  /** To the element that the hash names, else to the top (SPEC 2); the anchor offset is `scroll-padding-top` in the styles. */
  toTarget(hash: string): void
  nextKey(): string
  start(): () => void
}

/** Positions are kept in memory and in the entries of the history, so that they outlast the document and nothing is stored. */
export function createScrollMemory(win: Window): ScrollMemory {
  const positions = new Map<string, number>()
  const entry = () => win.history.state as Entry
  const keyNow = () => entry()?.key ?? 'first'
  let current = keyNow()
  let count = 0

  const note = (key: string) => {
    positions.set(key, win.scrollY)
  }

  return {
    remember() {
      note(current)
      win.history.replaceState({ ...entry(), scroll: win.scrollY }, '')
    },
    rememberAsLeft() {
      note(current)
      current = keyNow()
    },
    restore() {
      win.scrollTo({ top: positions.get(current) ?? entry()?.scroll ?? 0, behavior: 'instant' })
    },
    keep() {
      current = keyNow()
    },
    toTarget(hash) {
      current = keyNow()
      const target = hash.length > 1 ? win.document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else win.scrollTo({ top: 0, behavior: 'instant' })
    },
    nextKey: () => `${win.performance.timeOrigin}-${++count}`,
    start() {
      win.history.scrollRestoration = 'manual'
      const onPageHide = () => {
        // The browser restores by itself what it loads again; only pages shown in place are ours.
        win.history.scrollRestoration = 'auto'
      }
      const onPageShow = () => {
        win.history.scrollRestoration = 'manual'
      }
      win.addEventListener('pagehide', onPageHide)
      win.addEventListener('pageshow', onPageShow)
      return () => {
        win.removeEventListener('pagehide', onPageHide)
        win.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
