import { collectTags } from './page-tags.ts'

/** What was read, and the headers of the answers that it was made of, which name the records. */
export type Read<T> = { value: T; answers: Headers[] }

type Kept = { read: Promise<Read<unknown>>; tags?: ReadonlySet<string>; size: number; at: number }

export type ReadingCache = {
  /** What was read under that key for another, or what `read` reads now: once for all who ask meanwhile. */
  once<T>(key: string, read: () => Promise<Read<T>>): Promise<Read<T>>
  /** What was made of any of these records is old now. */
  purge(tags: Iterable<string>): void
  purgeAll(): void
  /** Whether changes are heard of; while they are not, nothing is kept. */
  setConnected(isConnected: boolean): void
}

/** Readings that are kept, and those among them that found nothing: any visitor can ask for as many of these as he likes. */
const MOST_KEPT = 4000
const MOST_EMPTY = 500
/** Characters of all readings as JSON, and of one: longer ones serve no second page. */
const MOST_SIZE = 8_000_000
const MOST_OF_ONE = 500_000
const HOUR = 3_600_000

/** What is shared stays as it is, whoever holds it. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** No item, or a list of none. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (value as { data?: unknown[] }).data?.length === 0

/** Keeps what was read from the backend until a record of it changes; nothing before it is sure to hear of changes. (DESIGN 3) */
export function readingCache(now: () => number): ReadingCache {
  const kept = new Map<string, Kept>()
  const empty = new Set<string>()
  let size = 0
  let isConnected = false

  function drop(key: string, entry: Kept | undefined = kept.get(key)) {
    if (!entry || kept.get(key) !== entry) return
    kept.delete(key)
    empty.delete(key)
    size -= entry.size
  }

  function clear() {
    kept.clear()
    empty.clear()
    size = 0
  }

  function measure(key: string, entry: Kept, { value, answers }: Read<unknown>) {
    freeze(value)
    if (kept.get(key) !== entry) return
    const { tags, seen } = collectTags()
    for (const headers of answers) seen({ headers })
    entry.tags = tags
    entry.size = (JSON.stringify(value) ?? '').length
    size += entry.size
    if (entry.size > MOST_OF_ONE) drop(key, entry)
    if (isEmpty(value)) empty.add(key)
    const [first] = empty
    if (first !== undefined && empty.size > MOST_EMPTY) drop(first)
    for (const [oldest, old] of kept) {
      if (kept.size <= MOST_KEPT && size <= MOST_SIZE) break
      drop(oldest, old)
    }
  }

  return {
    once<T>(key: string, read: () => Promise<Read<T>>) {
      if (!isConnected) return read()
      const found = kept.get(key)
      if (found && now() - found.at < HOUR) {
        kept.delete(key)
        kept.set(key, found)
        return found.read as Promise<Read<T>>
      }
      drop(key)
      const entry: Kept = { read: read(), size: 0, at: now() }
      kept.set(key, entry)
      entry.read.then(
        (made) => measure(key, entry, made),
        () => drop(key, entry),
      )
      return entry.read as Promise<Read<T>>
    },
    purge(tags) {
      const old = new Set(tags)
      // What is being read may be older than this change: whoever asks from now on reads anew.
      for (const [key, entry] of kept) if (!entry.tags?.isDisjointFrom(old)) drop(key, entry)
    },
    purgeAll: clear,
    setConnected(value) {
      isConnected = value
      if (!isConnected) clear()
    },
  }
}
