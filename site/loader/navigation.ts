import { reloadOnce } from './chunk-reload.ts'
import { createObservedState, type ObservedState } from './observed-state.ts'
import type { LoadResult, PageLoader } from './page-loader.ts'
import type { PageResources } from './page-resources.ts'
import { createScrollMemory } from './scroll-memory.ts'
import type { Transition } from './view-transition.ts'

export type NavigationState = {
  /** The path whose page is shown; it changes when the resources are there, not when the link is clicked. */
  path: string
  search: string
  hash: string
  resources: PageResources
  /** Counts shown pages, so that effects run once for each. */
  visit: number
  /** True from one second into a navigation that is still loading. */
  delayed: boolean
  /** The address whose page could not be loaded although a reload was tried; the visitor stays where they are. */
  failed: string | null
}

export type Navigation = {
  getState(): NavigationState
  /** What the document came with, which is hydrated whatever the visitor has done since. */
  first: NavigationState
  subscribe(listener: () => void): () => void
  navigate(to: string, options?: NavigateOptions): Promise<void>
  /** Notes in the address what the page already shows, without a new entry in the history. */
  rewrite(search: string): void
  start(): () => void
}

/** SPEC 9: the notice of a slow page appears after this many milliseconds. */
export const DELAYED_LOAD_NOTICE = 1000

type Kind = 'push' | 'replace' | 'pop'

export type NavigateOptions = {
  replace?: boolean
  /** The page changes what it shows but stays the page it is: position, focus and drawer are left alone. */
  stay?: boolean
}

type Scroll = ReturnType<typeof createScrollMemory>

function push(url: URL, { history }: Window, scroll: Scroll) {
  scroll.remember()
  history.pushState({ key: scroll.nextKey() }, '', url)
}

type Shown = Pick<ObservedState<NavigationState>, 'get' | 'set'>

/** Goes on without the loader, which has not got the page, unless that was tried in vain already. */
function leave(url: URL, { status }: LoadResult, win: Window, { get, set }: Shown) {
  // The browser may come back to this page just as it was left.
  set({ delayed: false })
  if (status === 'chunkError' && !reloadOnce(win, url.href, get().resources.page.webpackCompilationHash))
    return set({ failed: url.href })
  if (url.href === win.location.href) win.location.reload()
  else win.location.assign(url.href)
}

function settle(scroll: Scroll, kind: Kind, stay: boolean, hash: string) {
  if (stay) scroll.keep()
  else if (kind === 'pop') scroll.restore()
  else scroll.toTarget(hash)
}

/** Counted on the server by the address alone, as a page that is loaded whole and found is. */
const tellSeen = ({ navigator }: Window) => navigator?.sendBeacon?.('/ecom/seen')

/** `loaded`: the address that the document was loaded from, with the resources that came in it. */
export function createNavigation(
  loader: PageLoader,
  { loaded, resources }: { loaded: URL; resources: PageResources },
  win: Window,
  commit: (update: () => void) => void = (update) => update(),
  transition: Transition = (show) => show(),
): Navigation {
  const { location, history } = win
  const scroll = createScrollMemory(win)
  let latest = 0
  const { pathname: path, search } = loaded
  const first = { path, search, hash: location.hash, resources, visit: 0, delayed: false, failed: null }
  const { get, set, subscribe } = createObservedState<NavigationState>(first)

  async function go(url: URL, kind: Kind, stay = false) {
    const ticket = ++latest
    const address = url.pathname + url.search
    const timer = win.setTimeout(() => ticket === latest && set({ delayed: true }), DELAYED_LOAD_NOTICE)
    const result = loader.peek(address) ?? (await loader.load(address))
    win.clearTimeout(timer)
    if (ticket !== latest) return
    if (!('resources' in result)) return leave(url, result, win, { get, set })
    if (kind === 'push') push(url, win, scroll)
    if (kind === 'replace') history.replaceState(history.state, '', url)
    const { pathname: path, search, hash } = url
    const show = () => {
      // A transition shows the page a moment later, when the visitor may have gone on already.
      if (ticket !== latest) return
      const visit = get().visit + (stay ? 0 : 1)
      commit(() => set({ path, search, hash, resources: result.resources, visit, delayed: false, failed: null }))
      if (!stay && result.status === 'success') tellSeen(win)
      settle(scroll, kind, stay, hash)
    }
    // Browsers have ways of their own to come back to a page, by gestures for one.
    if (kind === 'push' && !stay) await transition(show)
    else show()
  }

  async function navigate(to: string, { replace = false, stay = false }: NavigateOptions = {}) {
    const url = new URL(to, location.href)
    if (url.origin !== location.origin) return location.assign(url.href)
    const samePage = isShown(url)
    if (!samePage || !url.hash) return go(url, replace || samePage ? 'replace' : 'push', stay)
    push(url, win, scroll)
    set({ hash: url.hash })
    scroll.toTarget(url.hash)
  }

  const isShown = ({ pathname, search }: URL | Location) => pathname === get().path && search === get().search

  function onPopState() {
    const url = new URL(location.href)
    scroll.rememberAsLeft()
    if (!isShown(url)) return void go(url, 'pop')
    latest++
    set({ hash: url.hash, delayed: false })
    scroll.restore()
  }

  return {
    first,
    getState: get,
    subscribe,
    navigate,
    rewrite(search) {
      history.replaceState(history.state, '', location.pathname + search + location.hash)
      set({ search: location.search }, true)
    },
    start() {
      const stopScroll = scroll.start()
      win.addEventListener('popstate', onPopState)
      // Whoever went back before this script ran has changed the address, but not yet the page.
      if (!isShown(location)) void go(new URL(location.href), 'pop')
      return () => {
        stopScroll()
        win.removeEventListener('popstate', onPopState)
      }
    },
  }
}
