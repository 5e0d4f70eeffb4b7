import { TAGS_HEADER } from '#backend/items/tags.ts'
import type { ListAnswer } from '#contract/wire/items.ts'
import type { ItemQuery } from '#sdk/item-query.ts'
import type { AnyItem } from '#sdk/resource.ts'
import type { Sdk } from '#sdk/sdk.ts'
import type { BackendLink } from '../http/backend-link.ts'
import type { Read } from './reading-cache.ts'

/** Items of one call. */
const MOST_TOGETHER = 40

/** Runs what reads from the backend, and gives the answers' headers beside what was made of them. */
type NotingReads = <T>(host: string, read: (sdk: Sdk) => Promise<T>) => Promise<Read<T>>

export const notingReads = (link: Pick<BackendLink, 'sdkOf'>): NotingReads =>
  async function noting(host, read) {
    const answers: Headers[] = []
    const value = await read(link.sdkOf(host, ({ headers }) => answers.push(headers)))
    return { value, answers }
  }

type Batch = { slugs: string[]; read: Promise<(slug: string) => Read<AnyItem | null>> }

/** Reads one item by its slug, together with those that others are asking for alike. */
export function slugBatches(noting: NotingReads) {
  const waiting = new Map<string, Batch>()

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

  return function bySlug(
    host: string,
    collection: string,
    query: ItemQuery,
    slug: string,
  ): Promise<Read<AnyItem | null>> {
    const { slug: _, ...filter } = query.filter ?? {}
    const alike = { ...query, filter }
    const key = JSON.stringify([host, collection, alike])
    const batch = waiting.get(key) ?? newBatch(key, host, collection, alike)
    batch.slugs.push(slug)
    if (batch.slugs.length === MOST_TOGETHER) waiting.delete(key)
    return batch.read.then((items) => items(slug))
  }
}

/** The tags of one item of a list: instead of its whole collection its own. */
function ofOne(headers: Headers, collection: string, { id }: AnyItem): Headers {
  const [project, ...tags] = (headers.get(TAGS_HEADER) ?? '').split(' ')
  const own = tags.map((tag) => (tag === collection ? `${collection}/${id}` : tag))
  return new Headers({ [TAGS_HEADER]: [project, ...own].join(' ') })
}
