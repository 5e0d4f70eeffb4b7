import { pageQuery } from '#domain/paths/page-query.ts'

/** The most pages that are kept on a device; the one that was shown longest ago goes first. */
const MOST_PAGES = 30

/** The most files of one page that are kept with it. */
const MOST_FILES = 80

const PAGES = 'int-pages-'
const FILES = 'int-files-'

/** What an HTML page names of the build's files. */
const BUILD_FILE = /\/build\/[\w.-]+/g

/** The header of a kept page that names the files kept with it: chunks that came later stand in no HTML. */
const KEPT_FILES = 'int-files'

/** Not true any more of a body that the browser has unpacked. */
const OF_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding']

export type KeptPagesParts = {
  caches: CacheStorage
  fetch: (address: string, init?: RequestInit) => Promise<Response>
  buildHash: string
}

/**
 * The pages that a visitor has seen, with their files, for when there is no network. Each build has caches of its own, and only
 * pages of that build come into them, so that no page ever meets the files of another.
 */
export function createKeptPages({ caches, fetch, buildHash }: KeptPagesParts) {
  const pages = () => caches.open(PAGES + buildHash)
  const files = () => caches.open(FILES + buildHash)

  async function keep(address: string, seen: string[]): Promise<void> {
    const key = keyOf(address)
    const response = await fetch(key)
    if (!mayBeKept(response)) return
    const html = await response.text()
    if (!html.includes(`"webpackCompilationHash":"${buildHash}"`)) return
    const named = [...(html.match(BUILD_FILE) ?? []), ...seen]
    const kept = [...new Set(named)].slice(0, MOST_FILES)
    await keepFiles(kept)
    const headers = new Headers(response.headers)
    headers.set(KEPT_FILES, kept.join(' '))
    for (const name of OF_TRANSFER) headers.delete(name)
    const cache = await pages()
    await cache.delete(key)
    await cache.put(key, new Response(html, { headers }))
    await dropOldest(cache)
  }

  async function keepFiles(addresses: string[]): Promise<void> {
    const cache = await files()
    for (const address of addresses) {
      if (await caches.match(address, { ignoreVary: true })) continue
      const response = await fetch(address, { cache: 'force-cache', headers: { accept: 'image/avif,image/webp,*/*' } })
      if (response.ok) await cache.put(address, response)
    }
  }

  async function dropOldest(cache: Cache): Promise<void> {
    const known = await cache.keys()
    const surplus = known.slice(0, Math.max(0, known.length - MOST_PAGES))
    if (surplus.length === 0) return
    for (const request of surplus) await cache.delete(request)
    const needed = new Set<string>()
    for (const request of known.slice(surplus.length)) {
      const named = (await cache.match(request))?.headers.get(KEPT_FILES) ?? ''
      for (const file of named.split(' ')) needed.add(file)
    }
    const fileCache = await files()
    for (const request of await fileCache.keys()) {
      const { pathname, search } = new URL(request.url)
      if (!needed.has(pathname + search)) await fileCache.delete(request)
    }
  }

  return {
    keep,
    // Opening a cache would make it, and nothing is made where nothing may be kept.
    find: (address: string) => caches.match(keyOf(address), { cacheName: PAGES + buildHash }),
    findFile: (address: string) => caches.match(address, { cacheName: FILES + buildHash, ignoreVary: true }),

    /** Fetches anew, as pages of this build, what the build before has kept. A page that cannot be had is left out. */
    async takeOver(): Promise<void> {
      for (const name of await caches.keys()) {
        if (!name.startsWith(PAGES) || name === PAGES + buildHash) continue
        const former = await caches.open(name)
        for (const { url } of await former.keys()) await keep(url, []).catch(() => {})
      }
    },

    /** Forgets every page and its files, of every build. */
    async forgetAll(): Promise<void> {
      for (const name of await caches.keys()) if (isOfPages(name)) await caches.delete(name)
    },

    /** Forgets what other builds have kept. */
    async dropOtherBuilds(): Promise<void> {
      const own = [PAGES + buildHash, FILES + buildHash]
      for (const name of await caches.keys()) if (isOfPages(name) && !own.includes(name)) await caches.delete(name)
    },
  }
}

const isOfPages = (cache: string) => cache.startsWith(PAGES) || cache.startsWith(FILES)

/** Pages are told apart as page data are: by their path and the part of the query that decides what they hold. */
function keyOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://site')
  return pathname + pageQuery(search)
}

function mayBeKept({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}
