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

/** What finds an item in a call: its slug or its id. */
type Key = { field: 'slug' | 'id'; value: string | number }

/** Items of one kind: those of a host's collection that are asked for alike but for their key. */
type Kind = { host: string; collection: string; query: ItemQuery }

type Batch = { wanted: Set<Key['value']>; read: Promise<(value: Key['value']) => Read<AnyItem | null>> }

/** Reads one item by its slug or id, together with those that others are asking for alike. */
export function itemBatches(noting: NotingReads) {
  const waiting = new Map<string, Batch>()

  function newBatch(name: string, { host, collection, query }: Kind, field: Key['field']): Batch {
    const wanted: Batch['wanted'] = new Set()
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(async () => {
      if (waiting.get(name) === batch) waiting.delete(name)
      const filter = { ...query.filter, [field]: { in: [...wanted] } }
      const { value, answers } = await noting(host, (sdk) =>
        sdk.items(collection).read({ ...query, filter, limit: wanted.size }),
      )
      const items = new Map((value as ListAnswer<AnyItem>).data.map((item) => [item[field], item]))
      return (key: Key['value']) => {
        const item = items.get(key) ?? null
        return { value: item, answers: item ? answers.map((headers) => ofOne(headers, collection, item)) : answers }
      }
    })
    const batch: Batch = { wanted, read }
    waiting.set(name, batch)
    return batch
  }

  return async function oneOf(kind: Kind, { field, value }: Key): Promise<Read<AnyItem | null>> {
    const name = JSON.stringify([field, kind])
    const batch = waiting.get(name) ?? newBatch(name, kind, field)
    batch.wanted.add(value)
    if (batch.wanted.size === MOST_TOGETHER) waiting.delete(name)
    return (await batch.read)(value)
  }
}

/**
 * The tags of one item of a list: instead of its whole collection its own, and of single others those that stand in it. A call names them
 * only where they say their ids.
 */
function ofOne(headers: Headers, collection: string, item: AnyItem): Headers {
  const [project, ...tags] = (headers.get(TAGS_HEADER) ?? '').split(' ')
  const inside = idsIn(item)
  const own = tags
    .map((tag) => (tag === collection ? `${collection}/${item.id}` : tag))
    .filter((tag) => !tag.includes('/') || inside.has(tag.slice(tag.indexOf('/') + 1)))
  return new Headers({ [TAGS_HEADER]: [project, ...own].join(' ') })
}

/** The ids of an item and of all that it holds. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('id' in value) found.add(String(value.id))
  for (const part of Object.values(value)) idsIn(part, found)
  return found
}
