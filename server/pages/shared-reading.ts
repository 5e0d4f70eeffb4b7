import { TAGS_HEADER } from '#backend/items/tags.ts'
import type { ListAnswer } from '#contract/wire/items.ts'
import type { ItemQuery } from '#sdk/item-query.ts'
import { typedByModel } from '#sdk/items.ts'
import type { AnyItem, Resource } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { Share } from '#site/data/page-request.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { type Read, type ReadingCache, readingCache } from './reading-cache.ts'

type Seen = (answer: Pick<Response, 'headers'>) => void

/** Items of one call. */
const MOST_TOGETHER = 40

export type SharedReading = Pick<ReadingCache, 'purge' | 'purgeAll' | 'setConnected'> & {
  /** The backend for one page of a host, which is told what it gets is made of. */
  sdkOf: (host: string, seen: Seen) => Sdk
  /** What pages have in common, made once for them all. */
  share: (host: string, seen: Seen) => Share
}

/**
 * Reads for many pages: what one page has asked for is not read again for the next as long as it has not changed, and items that
 * several pages ask for by their slugs at the same time are read in one call. Each page is told the tags of what it got. What
 * is read is shared, so nobody may change it.
 */
export function sharedReading(link: Pick<BackendLink, 'sdkOf'>, now: () => number): SharedReading {
  const cache = readingCache(now)
  const waiting = new Map<string, Batch>()

  async function noting<T>(host: string, read: (sdk: Sdk) => Promise<T>): Promise<Read<T>> {
    const answers: Headers[] = []
    const value = await read(link.sdkOf(host, ({ headers }) => answers.push(headers)))
    return { value, answers }
  }

  /** One item by its slug, together with those that others are asking for alike. */
  function bySlug(host: string, collection: string, query: ItemQuery, slug: string): Promise<Read<AnyItem | null>> {
    const { slug: _, ...filter } = query.filter ?? {}
    const alike = { ...query, filter }
    const key = JSON.stringify([host, collection, alike])
    const batch = waiting.get(key) ?? newBatch(key, host, collection, alike)
    batch.slugs.push(slug)
    if (batch.slugs.length === MOST_TOGETHER) waiting.delete(key)
    return batch.read.then((items) => items(slug))
  }

  function newBatch(key: string, host: string, collection: string, query: ItemQuery): Batch {
    const slugs: string[] = []
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      if (waiting.get(key) === batch) waiting.delete(key)
      const wanted = [...new Set(slugs)]
      const filter = { ...query.filter, slug: { in: wanted } }
      const { value, answers } = await noting(host, (sdk) =>
        sdk.items(collection).read({ ...query, filter, limit: wanted.length }),
      )
      const items = new Map((value as ListAnswer<AnyItem>).data.map((item) => [item.slug, item]))
      return (slug: string) => {
        const item = items.get(slug) ?? null
        return { value: item, answers: item ? answers.map((headers) => ofOne(headers, collection, item)) : answers }
      }
    })
    const batch: Batch = { slugs, read }
    waiting.set(key, batch)
    return batch
  }

  function tell<T>({ value, answers }: Read<T>, seen: Seen): T {
    for (const headers of answers) seen({ headers })
    return value
  }

  function sdkOf(host: string, seen: Seen): Sdk {
    const sdk = link.sdkOf(host, seen)
    return {
      ...sdk,
      items: typedByModel((collection): Resource<AnyItem> => {
        const own = sdk.items(collection)
        return {
          ...own,
          async read(query = {}, options) {
            if (query.sort?.includes('?')) return own.read(query, options)
            const key = JSON.stringify(['read', host, collection, query])
            return tell(await cache.once(key, () => noting(host, (at) => at.items(collection).read(query))), seen)
          },
          async first(query = {}) {
            const slug = query.filter?.slug
            const read =
              typeof slug === 'string' && query.fields?.includes('*')
                ? () => bySlug(host, collection, query, slug)
                : () => noting(host, (at) => at.items(collection).first(query))
            const key = JSON.stringify(['first', host, collection, query])
            return tell(await cache.once(key, read), seen)
          },
        }
      }),
    }
  }

  return {
    purge: cache.purge,
    purgeAll: cache.purgeAll,
    setConnected: cache.setConnected,
    sdkOf,
    share: (host, seen) => async (key, make) => {
      const read = async () => {
        const answers: Headers[] = []
        const value = await make(sdkOf(host, ({ headers }) => answers.push(headers)))
        return { value, answers }
      }
      return tell(await cache.once(`share ${host} ${key}`, read), seen)
    },
  }
}

type Batch = { slugs: string[]; read: Promise<(slug: string) => Read<AnyItem | null>> }

/** The tags of one item of a list: instead of its whole collection its own. */
function ofOne(headers: Headers, collection: string, { id }: AnyItem): Headers {
  const [project, ...tags] = (headers.get(TAGS_HEADER) ?? '').split(' ')
  const own = tags.map((tag) => (tag === collection ? `${collection}/${id}` : tag))
  return new Headers({ [TAGS_HEADER]: [project, ...own].join(' ') })
}
