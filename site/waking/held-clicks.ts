/**
 * What only works with the page's scripts, or better: buttons that nothing else makes work, links that stand in for such or need no load of
 * their own with them, and forms that the browser could not send anywhere.
 */
const NEEDS_SCRIPTS =
  'button:not([type="submit"], [popovertarget]), form:not([action]) button, a[data-stands-in], [data-asleep] :is(input, label)'

/** Milliseconds that a click waits for the scripts; then the browser does with it what it does without them. */
const PATIENCE = 5000

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'requestAnimationFrame'>

/**
 * Holds the last click on what only works with scripts until the page has woken, and does it then: on what stands there now, for a
 * link that stood in for a button has made way for it. Parts whose code comes by itself are marked as long as it is missing, and hold
 * on. `woken` is rejected where the scripts cannot be loaded.
 */
export function holdClicks(page: Page, woken: Promise<unknown>): void {
  let last: { held: HTMLElement; x: number; y: number; until: number } | undefined
  let isAwake = false

  function hold(event: MouseEvent) {
    const held = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_SCRIPTS)
    if (!held || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (isAwake && !held.closest('[data-asleep]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { left, top, width, height } = held.getBoundingClientRect()
    const waited = last
    last = { held, x: left + width / 2, y: top + height / 2, until: Date.now() + PATIENCE }
    if (!waited) look()
  }

  function look() {
    if (!last) return
    const waits = !isAwake || last.held.closest('[data-asleep]')
    if (waits && Date.now() < last.until) page.requestAnimationFrame(look)
    else release(last)
  }

  function release({ held, x, y }: NonNullable<typeof last>) {
    last = undefined
    const there = held.isConnected ? held : page.document.elementFromPoint(x, y)?.closest<HTMLElement>('button, a')
    there?.focus()
    page.removeEventListener('click', hold, true)
    there?.click()
    page.addEventListener('click', hold, true)
  }

  const wake = () => {
    isAwake = true
  }
  page.addEventListener('click', hold, true)
  woken.then(wake, wake)
}
