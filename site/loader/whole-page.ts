/** The parts that `site/ui/base.css` lets wait. */
const LATE_PARTS = 'main > section:nth-of-type(n + 2), body > div > footer'

/** Milliseconds after the page has been loaded in which nothing else is laid out. */
const PAUSE = 1000

type Idle = (work: () => void) => unknown

type Page = Pick<Window, 'addEventListener' | 'document'> & {
  setTimeout: (work: () => void, ms: number) => unknown
  /** Not in every browser. */
  requestIdleCallback?: Idle
}

/**
 * Has the browser lay out the page to its end, which it otherwise does as its parts come near: needed before a place far down is gone
 * to, for until then its distance is a guess. `site/ui/base.css` says which parts wait.
 */
export function layOutWhole({ documentElement }: Document): void {
  documentElement.dataset.whole = ''
}

/**
 * Lays out what waits once nothing else is to be done, one part at a time so that no visitor is kept waiting by it: the scroll bar
 * is right from then on, and so is a picture of the whole page.
 */
export function layOutAtLeisure(page: Page): void {
  const { document } = page
  const idle: Idle = (work) =>
    page.requestIdleCallback ? page.requestIdleCallback(work) : page.setTimeout(work, PAUSE / 10)
  const parts = () => [...document.querySelectorAll<HTMLElement>(LATE_PARTS)]
  const next = () => {
    const part = parts().find(({ style }) => style.contentVisibility === '')
    if (part && document.documentElement.dataset.whole === undefined) {
      part.style.contentVisibility = 'visible'
      return idle(next)
    }
    layOutWhole(document)
    for (const { style } of parts()) style.contentVisibility = ''
  }
  const begin = () => page.setTimeout(() => idle(next), PAUSE)
  if (document.readyState === 'complete') begin()
  else page.addEventListener('load', begin, { once: true })
}
