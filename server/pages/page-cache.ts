import { createHash } from 'node:crypto'
import { type Encoding, encode } from '../http/encoding.ts'
import { dayWatch } from './day-watch.ts'
import { type KeptPage, type Page, type PageStore, pageStore } from './page-store.ts'
import { purgeLog } from './purge-log.ts'

/** What was built for an address: whether it may be kept, and the tags of all records that it was made of. */
export type Built = {
  status: number
  headers: Record<string, string>
  body: string
  tags: Iterable<string>
  keep: boolean
}

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
/** After a failure old pages are shown for this many milliseconds before the next attempt. */
const RETRY_AFTER = 1000

function pageOf(
  key: string,
  built: Built,
  builtAt: number,
  isOvertaken: (tags: Iterable<string>) => boolean,
): KeptPage {
  const body = Buffer.from(built.body)
  const tags = new Set(built.tags)
  const changed = isOvertaken(tags)
  return {
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
}

/** A build is joined for this many milliseconds: one that takes longer may wait for a connection that is lost. */
const JOINED = 10_000

/** Builds that are under way: who asks for the same page meanwhile waits for the same one. */
function joinedBuilds(purges: () => number, now: () => number) {
  const underWay = new Map<string, { run: Promise<Page>; purges: number; at: number }>()
  return {
    join(key: string, start: () => Promise<Page>): Promise<Page> {
      const running = underWay.get(key)
      // What began before a change may be made of what was before it.
      if (running?.purges === purges() && now() - running.at < JOINED) return running.run
      const run = start().finally(() => {
        if (underWay.get(key)?.run === run) underWay.delete(key)
      })
      underWay.set(key, { run, purges: purges(), at: now() })
      return run
    },
  }
}

/** What comes of work within some milliseconds; undefined where it takes longer. */
async function inTime<T>(work: Promise<T>, patience: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function encodedBody(store: PageStore, page: Page, encoding: Encoding): Promise<Buffer> {
  const known = page.bodies.get(encoding)
  if (known) return known
  const body = await encode(page.bodies.get('identity') as Buffer, encoding)
  const kept = store.find(page.key)
  const isNew = kept?.bodies === page.bodies && !page.bodies.has(encoding) && body !== page.bodies.get('identity')
  page.bodies.set(encoding, body)
  if (!kept || !isNew) return body
  store.grow(kept, body.byteLength)
  if (encoding === 'br') dropFirst(store, kept)
  return body
}

/** What the first visitor got is asked for no more once there is a smaller form. */
function dropFirst(store: PageStore, page: KeptPage): void {
  const first = page.bodies.get('zstd')
  if (first && page.bodies.delete('zstd')) store.grow(page, -first.byteLength)
}

/**
 * Keeps rendered pages with the tags of the records they were made of. A page whose build overlaps a change of its records is
 * given but not kept as fresh. (DESIGN 3)
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { maxBytes, maxAge = HOUR, patience = 2000, now, log } = options
  const failedAt = new Map<string, number>()
  const store = pageStore(maxBytes, now, (key) => failedAt.delete(key))
  const purges = purgeLog()
  const builds = joinedBuilds(purges.now, now)
  const counts = { hits: 0, misses: 0, stale: 0 }
  let isConnected = false
  const isOfAnotherDay = dayWatch(now)

  function find(key: string): KeptPage | undefined {
    const page = store.find(key)
    if (!page || !isConnected || page.isStale || now() - page.builtAt >= maxAge || isOfAnotherDay(page.builtAt))
      return undefined
    store.noteUse(key, page)
    counts.hits++
    return page
  }

  async function buildNow(key: string, build: () => Promise<Built>): Promise<Page> {
    const start = purges.now()
    const builtAt = now()
    const built = await build()
    const page = pageOf(key, built, builtAt, (tags) => purges.isOvertaken(tags, start))
    failedAt.delete(key)
    if (built.keep) store.keep(key, page)
    return page.isPassing ? { ...page, isStale: false } : page
  }

  const build = (key: string, make: () => Promise<Built>): Promise<Page> =>
    builds.join(key, () => {
      counts.misses++
      return buildNow(key, make)
    })

  const shownOld = (old: KeptPage): Page => {
    counts.stale++
    return { ...old, isStale: true }
  }

  /** The old page stands in when the new one fails or takes too long. */
  async function orOld(key: string, old: KeptPage, fresh: Promise<Page>): Promise<Page> {
    try {
      const result = await inTime(fresh, patience)
      if (result) return result
      log(`The old page of ${key} is shown because the new one takes long`)
      fresh.catch((error) => log(`The page of ${key} could not be built`, error))
    } catch (error) {
      failedAt.set(key, now())
      log(`The old page of ${key} is shown because the new one could not be built`, error)
    }
    return shownOld(old)
  }

  return {
    find,
    async get(key, make) {
      const fresh = find(key)
      if (fresh) return fresh
      const old = store.find(key)
      if (!old) return build(key, make)
      const failed = failedAt.get(key) ?? Number.NEGATIVE_INFINITY
      return now() - failed < RETRY_AFTER ? shownOld(old) : orOld(key, old, build(key, make))
    },
    bodyOf: (page, encoding) => encodedBody(store, page, encoding),
    purge(tags) {
      const purged = [...tags]
      purges.note(purged)
      for (const tag of purged) store.markStale(tag)
    },
    purgeAll() {
      purges.noteAll()
      store.markAllStale()
    },
    setConnected(value) {
      isConnected = value
    },
    stats: () => ({ ...store.size(), ...counts }),
  }
}
