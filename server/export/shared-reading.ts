import { TAGS_HEADER } from '#backend/items/tags.ts'
import type { ItemQuery } from '#sdk/item-query.ts'
import type { ListAnswer } from '#sdk/resource.ts'
import type { Row, Sdk } from '#sdk/sdk.ts'
import type { Share } from '#site/data/page-request.ts'
import type { BackendLink } from '../backend-link.ts'

type Seen = (answer: Pick<Response, 'headers'>) => void

type Read<T> = { value: T; tags: Headers[] }

/** Answers that are kept for further pages. */
const MOST_KEPT = 500
/** Items of one call. */
const MOST_TOGETHER = 40

/**
 * Reads for many pages of one moment: what one page has asked for is not read again for the next, and items that several
 * pages ask for by their slugs at the same time are read in one call. Each page is told the tags of what it got. What is read
 * is shared, so nobody may change it.
 */
export function sharedReading(link: Pick<BackendLink, 'sdkOf'>, host: string): SharedReading {
  const kept = new Map<string, Promise<Read<unknown>>>()
  const waiting = new Map<string, Batch>()

  function once<T>(key: string, read: () => Promise<Read<T>>): Promise<Read<T>> {
    const found = (kept.get(key) as Promise<Read<T>> | undefined) ?? read()
    kept.delete(key)
    kept.set(key, found)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    found.catch(() => kept.delete(key))
    return found
  }

  async function noting<T>(read: (sdk: Sdk) => Promise<T>): Promise<Read<T>> {
    const tags: Headers[] = []
    const value = await read(link.sdkOf(host, ({ headers }) => tags.push(headers)))
    return { value, tags }
  }

  /** One item by its slug, together with those that others are asking for alike. */
  function bySlug(collection: string, query: ItemQuery, slug: string): Promise<Read<Row | null>> {
    const { slug: _, ...filter } = query.filter ?? {}
    const alike = { ...query, filter }
    const key = JSON.stringify([collection, alike])
    const batch = waiting.get(key) ?? newBatch(key, collection, alike)
    batch.slugs.push(slug)
    if (batch.slugs.length === MOST_TOGETHER) waiting.delete(key)
    return batch.read.then((items) => items(slug))
  }

  function newBatch(key: string, collection: string, query: ItemQuery): Batch {
    const slugs: string[] = []
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      if (waiting.get(key) === batch) waiting.delete(key)
      const wanted = [...new Set(slugs)]
      const filter = { ...query.filter, slug: { in: wanted } }
      const { value, tags } = await noting((sdk) =>
        sdk.items(collection).read({ ...query, filter, limit: wanted.length }),
      )
      const items = new Map((value as ListAnswer<Row>).data.map((item) => [item.slug, item]))
      return (slug: string) => {
        const item = items.get(slug) ?? null
        return { value: item, tags: item ? tags.map((headers) => ofOne(headers, collection, item)) : tags }
      }
    })
    const batch: Batch = { slugs, read }
    waiting.set(key, batch)
    return batch
  }

  function tell<T>({ value, tags }: Read<T>, seen: Seen): T {
    for (const headers of tags) seen({ headers })
    return value
  }

  function sdkOf(seen: Seen): Sdk {
    const sdk = link.sdkOf(host, seen)
    return {
      ...sdk,
      items<T extends object>(collection: string) {
        const own = sdk.items<T>(collection)
        return {
          ...own,
          async read(query = {}, options) {
            if (query.sort?.includes('?')) return own.read(query, options)
            const key = JSON.stringify(['read', collection, query])
            return tell(await once(key, () => noting((at) => at.items<T>(collection).read(query))), seen)
          },
          async first(query = {}) {
            const slug = query.filter?.slug
            const read =
              typeof slug === 'string' && query.fields?.includes('*')
                ? () => bySlug(collection, query, slug)
                : () => noting((at) => at.items(collection).first(query))
            return tell(await once(JSON.stringify(['first', collection, query]), read), seen) as T | null
          },
        }
      },
    }
  }

  return {
    sdkOf,
    share: (seen) => async (key, make) => {
      const read = async () => {
        const tags: Headers[] = []
        const value = await make(sdkOf(({ headers }) => tags.push(headers)))
        return { value, tags }
      }
      return tell(await once(`share ${key}`, read), seen)
    },
  }
}

export type SharedReading = {
  /** The backend for one page, which is told what it gets is made of. */
  sdkOf: (seen: Seen) => Sdk
  /** What pages have in common, made once for them all. */
  share: (seen: Seen) => Share
}

type Batch = { slugs: string[]; read: Promise<(slug: string) => Read<Row | null>> }

/** The tags of one item of a list: instead of its whole collection its own. */
function ofOne(headers: Headers, collection: string, { id }: Row): Headers {
  const [project, ...tags] = (headers.get(TAGS_HEADER) ?? '').split(' ')
  const own = tags.map((tag) => (tag === collection ? `${collection}/${id}` : tag))
  return new Headers({ [TAGS_HEADER]: [project, ...own].join(' ') })
}
