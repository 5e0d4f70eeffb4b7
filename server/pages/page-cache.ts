import { createHash } from 'node:crypto'
import { type Encoding, encode } from '../http/encoding.ts'

/** What was built for an address: whether it may be kept, and the tags of all records that it was made of. */
export type Built = {
  status: number
  headers: Record<string, string>
  body: string
  tags: Iterable<string>
  keep: boolean
}

/** A page as it is sent; `bodies` has the encodings made so far. */
export type Page = {
  key: string
  status: number
  headers: Record<string, string>
  etag: string
  bodies: Map<Encoding, Buffer>
  /** Built from records that have changed since, and shown only because no newer one can be had. */
  isStale: boolean
  /** A record of it changed while it was built: it is for those who asked for it, and for nobody to keep. */
  isPassing: boolean
}

type Kept = Page & { tags: Set<string>; builtAt: number; usedAt: number; bytes: number }

export type PageCacheOptions = {
  /** Bytes of all bodies together; the pages used longest ago, to the second, make room. */
  maxBytes: number
  /** Milliseconds after which a page is built anew although nothing changed. */
  maxAge?: number
  /** Milliseconds that a visitor waits for a new page while there is an old one. */
  patience?: number
  now: () => number
  log: (message: string, error?: unknown) => void
}

export type PageCache = {
  /** The page of that key as far as it is kept, fresh and sure to be. */
  find(key: string): Page | undefined
  /** The page of that key, built if need be: once for all who ask meanwhile. Throws what `build` throws when there is no old page. */
  get(key: string, build: () => Promise<Built>): Promise<Page>
  /** A body of a page in an encoding, made once. */
  bodyOf(page: Page, encoding: Encoding): Promise<Buffer>
  /** The pages made of any of these records are old now. */
  purge(tags: Iterable<string>): void
  purgeAll(): void
  /** Whether changes are heard of; while they are not, no kept page counts as fresh. */
  setConnected(isConnected: boolean): void
  stats(): { pages: number; bytes: number; hits: number; misses: number; stale: number }
}

const HOUR = 3_600_000
const MOST_PURGES = 20_000
/**
 * The use of a page is noted once in this many milliseconds, not with every hit: a map makes a new table for every few hundred moves, and
 * under load these last until a long collection of garbage.
 */
const SAME_USE = 1000
/** A build is joined for this many milliseconds: one that takes longer may wait for a connection that is lost. */
const JOINED = 10_000
/** After a failure old pages are shown for this many milliseconds before the next attempt. */
const RETRY_AFTER = 1000

/**
 * Keeps rendered pages with the tags of the records they were made of. A page whose build overlaps a change of its records is
 * given but not kept as fresh. (DESIGN 3)
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, maxAge = HOUR, patience = 2000, now, log } = options
  const pages = new Map<string, Kept>()
  const keysByTag = new Map<string, Set<string>>()
  const underWay = new Map<string, { run: Promise<Page>; purges: number; at: number }>()
  const purgedAt = new Map<string, number>()
  const failedAt = new Map<string, number>()
  const counts = { hits: 0, misses: 0, stale: 0 }
  let bytes = 0
  let purges = 0
  let floor = 0
  let isConnected = false

  const isFresh = (page: Kept) => isConnected && !page.isStale && now() - page.builtAt < maxAge

  function drop(key: string, page: Kept) {
    pages.delete(key)
    failedAt.delete(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function grow(page: Kept, by: number) {
    page.bytes += by
    bytes += by
    for (const [key, oldest] of pages) {
      if (bytes <= maxBytes) break
      drop(key, oldest)
    }
  }

  function keep(key: string, page: Kept) {
    const former = pages.get(key)
    if (former) drop(key, former)
    pages.set(key, page)
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set()
      keysByTag.set(tag, keys.add(key))
    }
    const own = page.bodies.get('identity')?.byteLength ?? 0
    grow(page, own + key.length)
  }

  function noteUse(key: string, page: Kept) {
    const time = now()
    if (time - page.usedAt < SAME_USE) return
    page.usedAt = time
    pages.delete(key)
    pages.set(key, page)
  }

  function find(key: string): Kept | undefined {
    const page = pages.get(key)
    if (!page || !isFresh(page)) return undefined
    noteUse(key, page)
    counts.hits++
    return page
  }

  async function buildNow(key: string, build: () => Promise<Built>): Promise<Page> {
    const start = purges
    const builtAt = now()
    const built = await build()
    const body = Buffer.from(built.body)
    const tags = new Set(built.tags)
    const changed = start < floor || [...tags].some((tag) => (purgedAt.get(tag) ?? 0) > start)
    const page: Kept = {
      key,
      status: built.status,
      headers: built.headers,
      etag: createHash('sha256')
        .update(built.headers['content-type'] ?? '')
        .update(body)
        .digest('base64url')
        .slice(0, 22),
      bodies: new Map([['identity', body]]),
      isStale: changed,
      isPassing: changed,
      tags,
      builtAt,
      usedAt: builtAt,
      bytes: 0,
    }
    failedAt.delete(key)
    if (built.keep) keep(key, page)
    return changed ? { ...page, isStale: false } : page
  }

  function build(key: string, make: () => Promise<Built>): Promise<Page> {
    const running = underWay.get(key)
    // What began before a change may be made of what was before it.
    if (running?.purges === purges && now() - running.at < JOINED) return running.run
    counts.misses++
    const run = buildNow(key, make).finally(() => {
      if (underWay.get(key)?.run === run) underWay.delete(key)
    })
    underWay.set(key, { run, purges, at: now() })
    return run
  }

  /** The old page stands in when the new one fails or takes too long. */
  async function orOld(key: string, old: Kept, fresh: Promise<Page>): Promise<Page> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), patience)
    })
    try {
      const result = await Promise.race([fresh, late])
      if (result !== 'late') return result
      log(`The old page of ${key} is shown because the new one takes long`)
      fresh.catch((error) => log(`The page of ${key} could not be built`, error))
    } catch (error) {
      failedAt.set(key, now())
      log(`The old page of ${key} is shown because the new one could not be built`, error)
    } finally {
      clearTimeout(timer)
    }
    counts.stale++
    return { ...old, isStale: true }
  }

  return {
    find,
    async get(key, make) {
      const fresh = find(key)
      if (fresh) return fresh
      const old = pages.get(key)
      if (!old) return build(key, make)
      if (now() - (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) < RETRY_AFTER) {
        counts.stale++
        return { ...old, isStale: true }
      }
      return orOld(key, old, build(key, make))
    },
    async bodyOf(page, encoding) {
      const known = page.bodies.get(encoding)
      if (known) return known
      const body = await encode(page.bodies.get('identity') as Buffer, encoding)
      const kept = pages.get(page.key)
      const isNew = kept?.bodies === page.bodies && !page.bodies.has(encoding) && body !== page.bodies.get('identity')
      page.bodies.set(encoding, body)
      if (kept && isNew) grow(kept, body.byteLength)
      return body
    },
    purge(tags) {
      purges++
      if (purgedAt.size > MOST_PURGES) {
        purgedAt.clear()
        floor = purges
      }
      for (const tag of tags) {
        purgedAt.set(tag, purges)
        for (const key of keysByTag.get(tag) ?? []) {
          const page = pages.get(key)
          if (page) page.isStale = true
        }
      }
    },
    purgeAll() {
      purges++
      purgedAt.clear()
      floor = purges
      for (const page of pages.values()) page.isStale = true
    },
    setConnected(value) {
      isConnected = value
    },
    stats: () => ({ pages: pages.size, bytes, ...counts }),
  }
}
