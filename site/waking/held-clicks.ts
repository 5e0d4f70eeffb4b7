/**
 * What only works with the page's scripts, or better: buttons that nothing else makes work, links that stand in for such or need no load of
 * their own with them, and forms that the browser could not send anywhere.
 */
const NEEDS_SCRIPTS =
  'button:not([type="submit"], [popovertarget]), form:not([action]) button, a[data-stands-in], [data-asleep] :is(input, label)'

/** Milliseconds that a click waits for the scripts; then the browser does with it what it does without them. */
const PATIENCE = 5000

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document' | 'requestAnimationFrame'>

/** What a click or press is held on, and its middle. */
type Held = { on: HTMLElement; x: number; y: number }

function heldBy({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Held | undefined {
  const on = target instanceof Element && target.closest<HTMLElement>(NEEDS_SCRIPTS)
  if (!on || metaKey || ctrlKey || shiftKey) return undefined
  const { left, top, width, height } = on.getBoundingClientRect()
  return { on, x: left + width / 2, y: top + height / 2 }
}

/**
 * Holds the last click on what only works with scripts until the page has woken, and does it then: on what stands there now, for a
 * link that stood in for a button has made way for it. Where it does so while a mouse is pressed on it, browsers click neither of the two,
 * and the click is made here. Parts whose code comes by itself are marked as long as it is missing, and hold on. `woken` is rejected where
 * the scripts cannot be loaded.
 */
export function holdClicks(page: Page, woken: Promise<unknown>): void {
  let last: (Held & { until: number }) | undefined
  let pressed: Held | undefined
  let isAwake = false

  function hold(event: MouseEvent) {
    const held = heldBy(event)
    if (!held || (isAwake && !held.on.closest('[data-asleep]'))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const waited = last
    last = { ...held, until: Date.now() + PATIENCE }
    if (!waited) look()
  }

  function look() {
    if (!last) return
    const waits = !isAwake || last.on.closest('[data-asleep]')
    if (waits && Date.now() < last.until) page.requestAnimationFrame(look)
    else {
      const there = nowThere(last)
      last = undefined
      click(there)
    }
  }

  const nowThere = ({ on, x, y }: Held) =>
    on.isConnected ? on : page.document.elementFromPoint(x, y)?.closest<HTMLElement>('button, a')

  function click(there: HTMLElement | null | undefined) {
    there?.focus()
    page.removeEventListener('click', hold, true)
    there?.click()
    page.addEventListener('click', hold, true)
  }

  function press(event: MouseEvent) {
    // Later, what comes into the place of something that goes is something else.
    pressed = isAwake || event.button ? undefined : heldBy(event)
  }

  function letGo({ target }: MouseEvent) {
    if (!pressed || pressed.on.isConnected) return
    const there = nowThere(pressed)
    if (there?.contains(target as Element)) click(there)
  }

  const wake = () => {
    isAwake = true
  }
  page.addEventListener('click', hold, true)
  page.addEventListener('mousedown', press, true)
  page.addEventListener('mouseup', letGo, true)
  woken.then(wake, wake)
}
