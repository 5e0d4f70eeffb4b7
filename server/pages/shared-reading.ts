import { typedByModel } from '#sdk/items.ts'
import type { AnyItem, Resource } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { Share } from '#site/data/page-request.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { type Read, type ReadingCache, readingCache } from './reading-cache.ts'
import { notingReads, slugBatches } from './slug-batches.ts'

type Seen = (answer: Pick<Response, 'headers'>) => void

export type SharedReading = Pick<ReadingCache, 'purge' | 'purgeAll' | 'setConnected'> & {
  /** The backend for one page of a host, which is told what it gets is made of. */
  sdkOf: (host: string, seen: Seen) => Sdk
  /** What pages have in common, made once for them all. */
  share: (host: string, seen: Seen) => Share
}

function tell<T>({ value, answers }: Read<T>, seen: Seen): T {
  for (const headers of answers) seen({ headers })
  return value
}

/**
 * Reads for many pages: what one page has asked for is not read again for the next as long as it has not changed, and items that
 * several pages ask for by their slugs at the same time are read in one call. Each page is told the tags of what it got. What
 * is read is shared, so nobody may change it.
 */
export function sharedReading(link: Pick<BackendLink, 'sdkOf'>, now: () => number): SharedReading {
  const cache = readingCache(now)
  const noting = notingReads(link)
  const bySlug = slugBatches(noting)

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
