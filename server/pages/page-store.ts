import type { Encoding } from '../http/encoding.ts'

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

/** A page in the store, with the tags of all records that it was made of. */
export type KeptPage = Page & { tags: Set<string>; builtAt: number; usedAt: number; bytes: number }

/**
 * The use of a page is noted once in this many milliseconds, not with every hit: a map makes a new table for every few hundred moves, and
 * under load these last until a long collection of garbage.
 */
const SAME_USE = 1000

export type PageStore = {
  find(key: string): KeptPage | undefined
  /** Takes a page in, in place of the former one of its key. */
  keep(key: string, page: KeptPage): void
  /** Counts bytes that a page has got more. */
  grow(page: KeptPage, by: number): void
  noteUse(key: string, page: KeptPage): void
  /** The pages made of any of these records are old now. */
  markStale(tag: string): void
  markAllStale(): void
  size(): { pages: number; bytes: number }
}

/** Pages in memory, found by key and by tag. The pages used longest ago, to the second, make room. `dropped` hears of each that goes. */
export function pageStore(maxBytes: number, now: () => number, dropped: (key: string) => void): PageStore {
  const pages = new Map<string, KeptPage>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0

  function drop(key: string, page: KeptPage) {
    pages.delete(key)
    dropped(key)
    bytes -= page.bytes
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function grow(page: KeptPage, by: number) {
    page.bytes += by
    bytes += by
    for (const [key, oldest] of pages) {
      if (bytes <= maxBytes) break
      drop(key, oldest)
    }
  }

  return {
    find: (key) => pages.get(key),
    keep(key, page) {
      const former = pages.get(key)
      if (former) drop(key, former)
      pages.set(key, page)
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key))
      }
      const own = page.bodies.get('identity')?.byteLength ?? 0
      grow(page, own + key.length)
    },
    grow,
    noteUse(key, page) {
      const time = now()
      if (time - page.usedAt < SAME_USE) return
      page.usedAt = time
      pages.delete(key)
      pages.set(key, page)
    },
    markStale(tag) {
      for (const key of keysByTag.get(tag) ?? []) {
        const page = pages.get(key)
        if (page) page.isStale = true
      }
    },
    markAllStale() {
      for (const page of pages.values()) page.isStale = true
    },
    size: () => ({ pages: pages.size, bytes }),
  }
}
