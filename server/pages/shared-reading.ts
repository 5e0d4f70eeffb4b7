import type { ItemQuery } from '#sdk/item-query.ts'
import { typedByModel } from '#sdk/items.ts'
import type { AnyItem, Resource } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { Share } from '#site/data/page-request.ts'
import type { BackendLink } from '../http/backend-link.ts'
import { itemBatches, notingReads } from './item-batches.ts'
import { type Read, type ReadingCache, readingCache } from './reading-cache.ts'

type Seen = (answer: Pick<Response, 'headers'>) => void

export type SharedReading = Pick<ReadingCache, 'purge' | 'purgeAll' | 'setConnected'> & {
  /** The backend for one page of a host, which is told what it gets is made of. */
  sdkOf: (host: string, seen: Seen) => Sdk
  /** What pages have in common, made once for them all. */
  share: (host: string, seen: Seen) => Share
}

/** The ids of a query that asks for no more than some items by them, in whatever order. */
function idsAlone({ filter, fields, sort, page, q, meta, limit }: ItemQuery): readonly (string | number)[] | undefined {
  const condition = filter?.id
  const ids = typeof condition === 'object' && 'in' in condition ? condition.in : undefined
  const isPlain = sort === undefined && page === undefined && q === undefined && meta === undefined
  if (!ids || !isPlain || limit !== ids.length || !fields?.some((name) => name === 'id' || name === '*'))
    return undefined
  return [...new Set(ids)].filter((id) => typeof id !== 'boolean')
}

/** A query without what tells one item from others. */
const without = ({ filter, limit: _, ...query }: ItemQuery, field: 'slug' | 'id'): ItemQuery => {
  const { [field]: __, ...others } = filter ?? {}
  return { ...query, filter: others }
}

function tell<T>({ value, answers }: Read<T>, seen: Seen): T {
  for (const headers of answers) seen({ headers })
  return value
}

/**
 * Reads for many pages: what one page has asked for is not read again for the next as long as it has not changed, and items that
 * several pages ask for by their slugs or ids at the same time are read in one call, each once for all of them. Each page is told the tags
 * of what it got. What is read is shared, so nobody may change it.
 */
export function sharedReading(link: Pick<BackendLink, 'sdkOf'>, now: () => number): SharedReading {
  const cache = readingCache(now)
  const noting = notingReads(link)
  const oneOf = itemBatches(noting)

  function sdkOf(host: string, seen: Seen): Sdk {
    const sdk = link.sdkOf(host, seen)

    /** Each item by itself, so that the next page has to read those alone that none has shown before. */
    async function itemsOf(
      collection: string,
      asked: ItemQuery,
      ids: readonly (string | number)[],
    ): Promise<AnyItem[]> {
      const query = without(asked, 'id')
      const alike = JSON.stringify(['one', host, collection, query])
      const read = ids.map((value) =>
        cache.once(`${alike} ${value}`, () => oneOf({ host, collection, query }, { field: 'id', value })),
      )
      return (await Promise.all(read)).map((one) => tell(one, seen)).filter((item) => item !== null)
    }

    return {
      ...sdk,
      catalogue: {
        ...sdk.catalogue,
        relatedIds: async (products) => {
          const key = JSON.stringify(['related', host, products])
          return tell(await cache.once(key, () => noting(host, (at) => at.catalogue.relatedIds(products))), seen)
        },
      },
      items: typedByModel((collection): Resource<AnyItem> => {
        const own = sdk.items(collection)
        return {
          ...own,
          async read(query = {}, options) {
            if (query.sort?.includes('?')) return own.read(query, options)
            const ids = idsAlone(query)
            if (ids) return { data: await itemsOf(collection, query, ids) }
            const key = JSON.stringify(['read', host, collection, query])
            return tell(await cache.once(key, () => noting(host, (at) => at.items(collection).read(query))), seen)
          },
          async first(query = {}) {
            const slug = query.filter?.slug
            const read =
              typeof slug === 'string' && query.fields?.includes('*')
                ? () => oneOf({ host, collection, query: without(query, 'slug') }, { field: 'slug', value: slug })
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
