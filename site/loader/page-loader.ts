import { askedQuery } from '#domain/paths/asked-query.ts'
import { normalizePath } from '#domain/paths/normalize-path.ts'
import { languageOf, splitPath } from '#domain/paths/path-parts.ts'
import { fetchBuildHash } from './fetch-app-data.ts'
import { fetchPageData } from './fetch-page-data.ts'
import { type CodeSource, joinResources, loadCode } from './join-resources.ts'
import { notFoundPath } from './not-found-path.ts'
import type { PageData, PageResources } from './page-resources.ts'
import { createSharedParts } from './shared-parts.ts'

export type LoadResult =
  | { status: 'success' | 'notFound'; resources: PageResources }
  /** The page is there, but not for this browser session: data, a new build or a chunk says so. */
  | { status: 'error' | 'newBuild' | 'chunkError' }

export type PageLoader = {
  /** `address`: a path with its query, of which the part counts that decides about the page (domain/paths/asked-query.ts). */
  load(address: string): Promise<LoadResult>
  /** The result for an address that has been loaded before, without waiting. */
  peek(address: string): LoadResult | undefined
  /** Loads ahead of a likely click; its failures stay silent and are not kept. */
  prefetch(address: string): void
  /** Hands over resources that came another way: the first page's. */
  keep(address: string, result: LoadResult): void
}

/** How long a loaded page is shown again without asking, in milliseconds (SPEC 9: five minutes). */
export const PAGE_LIFETIME = 5 * 60 * 1000

export type LoaderParts = CodeSource & { fetch: typeof globalThis.fetch; buildHash: string; now: () => number }

type Target = { path: string; search: string }

const targetOf = (address: string): Target => {
  const { suffix } = splitPath(address)
  return { path: normalizePath(address), search: askedQuery(suffix.split('#', 1)[0] ?? '') }
}

const keyOf = (address: string) => {
  const { path, search } = targetOf(address)
  return path + search
}

async function existsOnServer(fetch: LoaderParts['fetch'], path: string): Promise<boolean> {
  try {
    // Where a redirect leads, perhaps to another host, only the browser itself may follow; the status of one is 0.
    return (await fetch(path, { method: 'HEAD', redirect: 'manual' })).status < 400
  } catch {
    return false
  }
}

export function createPageLoader({ fetch, buildHash, now, ...source }: LoaderParts): PageLoader {
  const loaded = new Map<string, { result: LoadResult; until: number }>()
  const inFlight = new Map<string, Promise<LoadResult>>()
  const shared = createSharedParts(fetch)

  async function resourcesOf(pageData: PageData): Promise<PageResources | 'error' | 'chunkError'> {
    const [code, parts] = await Promise.all([
      loadCode(pageData, source).catch(() => 'chunkError' as const),
      shared.load(pageData.staticQueryHashes).catch(() => 'error' as const),
    ])
    if (code === 'chunkError') return code
    if (parts === 'error') return parts
    return joinResources(pageData, parts, buildHash, code)
  }

  async function loadNow({ path, search }: Target): Promise<LoadResult> {
    const [hash, answer] = await Promise.all([
      fetchBuildHash(fetch),
      fetchPageData(fetch, path, notFoundPath(languageOf(path)), search),
    ])
    if (hash !== '' && hash !== buildHash) return { status: 'newBuild' }
    if (answer.status === 'error') return { status: 'error' }
    if (answer.notFound && (await existsOnServer(fetch, path + search))) return { status: 'error' }
    const resources = await resourcesOf(answer.pageData)
    if (typeof resources === 'string') return { status: resources }
    return { status: answer.notFound ? 'notFound' : 'success', resources }
  }

  function peek(address: string): LoadResult | undefined {
    const entry = loaded.get(keyOf(address))
    return entry && entry.until > now() ? entry.result : undefined
  }

  function keep(address: string, result: LoadResult): void {
    loaded.set(keyOf(address), { result, until: now() + PAGE_LIFETIME })
    if ('resources' in result) shared.keep(result.resources.staticQueryResults)
  }

  function load(address: string): Promise<LoadResult> {
    const target = targetOf(address)
    const key = target.path + target.search
    const known = peek(key)
    if (known) return Promise.resolve(known)
    const running = inFlight.get(key)
    if (running) return running
    const request = loadNow(target)
      .then((result) => {
        if (result.status === 'success') keep(key, result)
        return result
      })
      .finally(() => inFlight.delete(key))
    inFlight.set(key, request)
    return request
  }

  return {
    load,
    peek,
    keep,
    prefetch: (address) => void load(address),
  }
}
