const addressOf = (request: RequestInfo | URL) => {
  const { pathname, search } = new URL(request instanceof Request ? request.url : String(request), 'http://site')
  return pathname + search
}

function fakeCache() {
  const entries = new Map<string, Response>()
  return {
    match: async (request: RequestInfo) => entries.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo, response: Response) => void entries.set(addressOf(request), response),
    delete: async (request: RequestInfo) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(`http://site${address}`)),
  }
}

/** The part of a browser's cache storage that the service worker uses, in memory. */
export function fakeCaches(): CacheStorage {
  const known = new Map<string, ReturnType<typeof fakeCache>>()
  const fake = {
    async open(name: string) {
      const cache = known.get(name) ?? fakeCache()
      known.set(name, cache)
      return cache
    },
    keys: async () => [...known.keys()],
    delete: async (name: string) => known.delete(name),
    async match(request: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) {
      for (const [name, cache] of known) {
        if (cacheName !== undefined && cacheName !== name) continue
        const found = await cache.match(request)
        if (found) return found
      }
      return undefined
    },
  }
  return fake as unknown as CacheStorage
}
