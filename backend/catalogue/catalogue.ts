import { setImmediate } from 'node:timers/promises'
import type { FoundPage } from '#contract/wire/catalogue.ts'
import type { ListFilters } from '#domain/goods/list-context.ts'
import type { Language } from '#domain/texts/language.ts'
import { type Change, changesSince, lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { type Facets, findFacets } from './filters-and-facets.ts'
import { type Labels, type Names, readLabels } from './labels.ts'
import type { SearchPlace } from './places/place.ts'
import { placeSearch } from './places/place-search.ts'
import type { ProductFacts } from './product-facts.ts'
import { productNames } from './product-names.ts'
import { type Order, productOrders } from './product-order.ts'
import { type ProductTable, productTable, type TableProduct } from './product-table.ts'
import { readDescriptions } from './read-descriptions.ts'
import { publishedIds, readNames, readProducts, sharedLists } from './read-products.ts'
import { searchIndices } from './search-indices.ts'
import { addSlot, countCommon, hasSlot, noSlots, type SlotBits } from './slot-bits.ts'

export interface ListQuery {
  readonly filters: ListFilters
  /** Only goods at a reduced price, only goods of which there are pieces. */
  readonly only?:
    | { readonly reduced: boolean; readonly inStock: boolean; readonly tag?: number | undefined }
    | undefined
  /** Drawn by chance from all that match, instead of in an order. */
  readonly isDrawn?: boolean | undefined
  /** Words that products must have; ordered by how well they do unless `order` is given. Empty: no search. */
  readonly search: string
  readonly language: Language
  /** Undefined: by relevance when searching. */
  readonly order: Order | undefined
  readonly offset: number
  readonly limit: number
}

export interface Listing {
  /** The ids of the products on the page asked for, in order. */
  readonly ids: readonly number[]
  readonly count: number
  readonly facets: Facets
}

/** A project's published products in memory: counts, order and search without the database. */
export interface Catalogue {
  /** Reads what has changed in the database since the last time, so that what follows is as it is now. */
  refresh(): Promise<void>
  list(query: ListQuery): Promise<Listing>
  /** Ids of the products found, the best first. */
  search(text: string, language: Language): Promise<readonly number[]>
  /** Brands, categories, services, pages, news, events and branches that answer to the text, the best of each kind first. */
  places(text: string, language: Language): Promise<FoundPage[]>
  facts(id: number): ProductFacts | undefined
  /** Places for products in memory. */
  readonly size: number
  readonly labels: Labels
}

/** Products read at once, between which other requests have their turn. */
const BATCH = 1000
/** Batches that the database looks for at the same time. */
const AT_ONCE = 2
/** Changes from which on everything is read again. */
const MOST_CHANGES = 2000

const defaultOrder = (language: Language): Order => ({ field: 'sort', descending: false, language })

const slotOf = ({ slot }: TableProduct): number => slot

const idsOf = ({ rows }: ProductTable): number[] => rows.flatMap((row) => row?.facts.id ?? [])

/** These products of a project, as many at once as are read together, while the database already looks for the next. */
async function* inBatches(db: Database, project: number, ids: readonly number[]) {
  const listed = sharedLists()
  const reading: Promise<ProductFacts[]>[] = []
  for (let from = 0; from < ids.length || reading.length > 0; from += BATCH) {
    if (from < ids.length) {
      const batch = readProducts(db, project, ids.slice(from, from + BATCH), listed)
      // What fails is told when its turn comes.
      batch.catch(() => {})
      reading.push(batch)
    }
    if (reading.length === AT_ONCE || from + BATCH >= ids.length) yield (await reading.shift()) as ProductFacts[]
  }
}

async function productsById(db: Database, project: number, ids: readonly number[]) {
  const found = new Map<number, ProductFacts>()
  for await (const products of inBatches(db, project, ids))
    for (const product of products) found.set(product.id, product)
  return found
}

function slotsOf(table: ProductTable, products: readonly TableProduct[]): SlotBits {
  const slots = noSlots(table.rows.length)
  for (const { slot } of products) addSlot(slots, slot)
  return slots
}

/** The ids of the products that match, from the one at `offset` on, in the order of `slots`. */
function pageOf(
  { rows }: ProductTable,
  slots: ArrayLike<number>,
  matches: SlotBits,
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
): number[] {
  const ids: number[] = []
  let skipped = 0
  for (let at = 0; at < slots.length && ids.length < limit; at++) {
    const slot = slots[at] as number
    if (hasSlot(matches, slot) && skipped++ >= offset) ids.push((rows[slot] as TableProduct).facts.id)
  }
  return ids
}

/** As many as the limit of all that match, each as likely as any other, in the order of chance. */
function drawn(rows: ProductTable['rows'], matches: SlotBits, limit: number, random: () => number): number[] {
  const ids = rows.flatMap((row) => (row && hasSlot(matches, row.slot) ? [row.facts.id] : []))
  const count = Math.min(limit, ids.length)
  for (let place = 0; place < count; place++) {
    const other = place + Math.floor(random() * (ids.length - place))
    const id = ids[place] as number
    ids[place] = ids[other] as number
    ids[other] = id
  }
  return ids.slice(0, count)
}

/** Whether there are goods of a category or kind; of other places there need not be any. */
function hasGoods({ rows, categories, subcategories }: ProductTable, { goods }: SearchPlace): boolean {
  if (!goods) return true
  const slots =
    'category' in goods
      ? categories.having([goods.category], rows.length)
      : subcategories.having([goods.subcategory], rows.length)
  return countCommon(slots, slots) > 0
}

/** A table with what is made of it: at first empty, and filled when it is asked for. */
function goodsOf(table: ProductTable, db: Database, first: Language) {
  const names = productNames((ids) => readNames(db, first, ids))
  const calledOf = (id: number, language: Language) => names.of(id)?.[language] ?? ''
  const textsOf = async (ids: readonly number[], language: Language) => {
    await names.need(() => idsOf(table))
    const descriptions = await readDescriptions(db, ids, { language, first })
    return (id: number) => ({ name: calledOf(id, language), description: descriptions.get(id) })
  }
  return { table, names, orders: productOrders(table, calledOf), textsOf, searches: searchIndices(textsOf) }
}

async function readTable(db: Database, project: number): Promise<ProductTable> {
  const table = productTable()
  for await (const products of inBatches(db, project, await publishedIds(db, project))) {
    for (const product of products) table.put(product)
    await setImmediate()
  }
  return table
}

/** All published products of a project, with what they point to. */
async function readAll(db: Database, project: number) {
  const [labels, table] = await Promise.all([readLabels(db, project), readTable(db, project)])
  return { labels, goods: goodsOf(table, db, labels.first) }
}

/** Puts products as they were found in place of what there was of them; of what was not found nothing stays. */
function replace(
  { table, names, orders }: ReturnType<typeof goodsOf>,
  ids: readonly number[],
  found: ReadonlyMap<number, ProductFacts>,
  called: ReadonlyMap<number, Names> | undefined,
): void {
  // An order finds a product by the name that it was put there with.
  for (const old of ids.flatMap((id) => table.byId(id) ?? [])) orders.removed(old)
  if (called) names.keep(ids, called)
  for (const id of ids) {
    const product = found.get(id)
    if (product) orders.added(table.put(product))
    else table.remove(id)
  }
}

/** Work that runs once at a time: who asks meanwhile waits for the run that is under way. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

/** What a catalogue takes from outside: the time, and chance. */
interface Moments {
  now(): Date
  random(): number
}

/** Reads a project's catalogue. */
export async function openCatalogue(db: Database, project: number, { now, random }: Moments): Promise<Catalogue> {
  let seq = await lastChange(db)
  let { labels, goods } = await readAll(db, project)
  const places = placeSearch(db, project)

  async function renew(ids: readonly number[]): Promise<void> {
    const { table, names, searches } = goods
    const found = await productsById(db, project, ids)
    const reading = names.reread(ids)
    replace(goods, ids, found, reading && (await reading))
    await searches.renew(ids, table, labels)
  }

  async function applyChanges(): Promise<void> {
    const last = await lastChange(db)
    if (last === seq) return
    const changes = last - seq > MOST_CHANGES ? undefined : await changesSince(db, seq, MOST_CHANGES)
    const own = changes?.filter((change) => change.project === project || change.project === null)
    places.follow(own)
    if (!own || own.some(({ collection }) => collection === 'project')) {
      const all = await readAll(db, project)
      labels = all.labels
      goods = all.goods
    } else {
      const before = labels
      if (own.some(({ collection }) => collection in POINTED_TO)) labels = await readLabels(db, project)
      if (own.some(({ collection }) => collection === SEARCH_WORDS))
        goods = { ...goods, searches: searchIndices(goods.textsOf) }
      const touched = new Set(own.flatMap((change) => touchedProducts(goods.table, change, before)))
      await renew([...touched])
    }
    seq = changes?.at(-1)?.seq ?? last
  }

  return {
    get labels() {
      return labels
    },
    get size() {
      return goods.table.rows.length
    },
    places: (text, language) =>
      places.find(text, language, (place) => hasGoods(goods.table, place) && place.isShown?.(now()) !== false),
    facts: (id) => goods.table.byId(id)?.facts,
    refresh: oneAtATime(applyChanges),
    async search(text, language) {
      const { table, searches } = goods
      const ids = (await searches.of(language, table, labels)).search(text)
      return ids.filter((id) => table.byId(id))
    },
    async list({ filters, only, search, language, order, isDrawn, offset, limit }) {
      const { table, names, orders, searches } = goods
      const index = search === '' ? undefined : await searches.of(language, table, labels)
      if (order?.field === 'display_name') await names.need(() => idsOf(table))
      const ranked = index?.search(search).flatMap((id) => table.byId(id) ?? [])
      const among = only
        ? (ranked ?? table.rows).flatMap((row) => (row && isWanted(row.facts, only) ? [row] : []))
        : ranked
      const { matches, count, facets } = findFacets(table, labels, filters, among && slotsOf(table, among))
      if (isDrawn) return { ids: drawn(table.rows, matches, limit, random), count, facets }
      const slots = ranked && !order ? ranked.map(slotOf) : orders.slots(order ?? defaultOrder(language))
      return { ids: offset < count ? pageOf(table, slots, matches, { offset, limit }) : [], count, facets }
    },
  }
}

const isWanted = ({ isReduced, isInStock, tags }: ProductFacts, only: NonNullable<ListQuery['only']>): boolean =>
  (isReduced || !only.reduced) && (isInStock || !only.inStock) && (only.tag === undefined || tags.includes(only.tag))

type PointsTo = (product: ProductFacts, item: number, labels: Labels) => boolean

const SEARCH_WORDS = 'ecommerce_search_word'

/** The collections whose items products point to, and which products a change of such an item concerns. */
const POINTED_TO: Readonly<Record<string, PointsTo>> = {
  ecommerce_manufacturer: ({ manufacturer }, item) => manufacturer === item,
  ecommerce_tag: ({ tags }, item) => tags.includes(item),
  ecommerce_category: ({ category, subcategories }, item, labels) =>
    category === item || subcategories.some((id) => labels.subcategories.get(id)?.category === item),
  // Found by, and pointed to by none.
  [SEARCH_WORDS]: () => false,
  ecommerce_attribute_group: ({ attributes }, item, labels) =>
    attributes.some((id) => labels.attributes.get(id)?.group === item),
}

/** The products that a change may have changed. */
function touchedProducts(table: ProductTable, { collection, item }: Change, before: Labels): number[] {
  const id = Number(item)
  if (collection === 'ecommerce_product') return [id]
  const points = POINTED_TO[collection]
  return points ? table.rows.flatMap((row) => (row && points(row.facts, id, before) ? [row.facts.id] : [])) : []
}
