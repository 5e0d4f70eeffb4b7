import { decodedPath } from '#domain/paths/normalize-path.ts'
import { layOutWhole } from './whole-page.ts'

/** An element that stood on the screen, and where: a long list may be of another height when it is built anew. */
type Anchor = { id: string; top: number }

type Place = { scroll: number; anchor?: Anchor }

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
  const positions = new Map<string, Place>()
  const entry = () => win.history.state as Entry
  const keyNow = () => entry()?.key ?? 'first'
  let current = keyNow()
  let count = 0

  const note = (key: string) => {
    positions.set(key, { scroll: win.scrollY, anchor: anchorIn(win) })
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
      const place = positions.get(current)
      layOutWhole(win.document)
      win.scrollTo({ top: place?.scroll ?? entry()?.scroll ?? 0, behavior: 'instant' })
      if (place?.anchor) settle(win, place.anchor)
    },
    keep() {
      current = keyNow()
    },
    toTarget(hash) {
      current = keyNow()
      const target = hash.length > 1 ? win.document.getElementById(decodedPath(hash.slice(1))) : null
      if (target) {
        layOutWhole(win.document)
        target.scrollIntoView()
      } else win.scrollTo({ top: 0, behavior: 'instant' })
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

/** Frames in which what comes into sight may still get another height. */
const SETTLING = 4

/** Brings the anchor to where it stood, again in the next frames, unless the visitor moves the page meanwhile. */
function settle(win: Window, anchor: Anchor, frames = SETTLING): void {
  const there = win.document.getElementById(anchor.id)
  if (!there) return
  win.scrollBy({ top: there.getBoundingClientRect().top - anchor.top, behavior: 'instant' })
  const reached = win.scrollY
  win.requestAnimationFrame(() => {
    if (frames > 0 && Math.abs(win.scrollY - reached) < 2) settle(win, anchor, frames - 1)
  })
}

/** Points of the screen at which an anchor is looked for, as shares of its width and height. */
const LOOKED_AT = [0.5, 0.35, 0.65].flatMap((y) => [0.6, 0.35, 0.85].map((x) => [x, y] as const))

function anchorIn({ document, innerWidth, innerHeight }: Window): Anchor | undefined {
  for (const [x, y] of LOOKED_AT) {
    const found = document.elementFromPoint(x * innerWidth, y * innerHeight)?.closest('[data-scroll-anchor]')
    if (found?.id) return { id: found.id, top: found.getBoundingClientRect().top }
  }
  return undefined
}
