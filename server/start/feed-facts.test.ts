import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { insertTree } from '#backend/items/insert.ts'
import { formatMoney } from '#domain/money/money.ts'
import { readCsv } from '#domain/texts/csv.ts'
import type { Language } from '#domain/texts/language.ts'
import { feedItemsIn } from './sample-feed.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer

const GTINS = ['4006381333931', '96385074', '012345678905'] as const
const text = (...texts: string[]) => fc.constantFrom(...texts)
const cents = fc.integer({ min: 100, max: 900_000 })

/** Goods of every kind that a shop sells: reduced, second-hand, by the gram, in sizes and colours, sold out or made to order. */
const goods = fc.record({
  name: text('Ring "Elbe" & <Alster>', 'Kette Priel', 'Uhr Lotse', 'Armreif Tau'),
  price: cents,
  reduced: fc.option(fc.record({ to: fc.integer({ min: 50, max: 95 }), low: fc.integer({ min: 96, max: 100 }) })),
  stock: fc.integer({ min: 0, max: 3 }),
  reorder_possible: fc.boolean(),
  tax_mode: fc.constantFrom('standard', 'margin'),
  gtin: fc.option(fc.constantFrom(...GTINS)),
  reference_number: fc.option(text('DO-EL', 'X 1/2', 'Ä-7')),
  content: fc.option(
    fc.constantFrom([50, 'ml'], [250, 'g'], [2, 'm'], [1, 'kg'] as const) as fc.Arbitrary<[number, string]>,
  ),
  shipping_time: fc.option(text('2–4 Werktage', 'ca. 2 Wochen', 'sofort lieferbar')),
  description: text(
    '<p>Außen gewölbt, innen bombiert &amp; poliert von Hand.</p>',
    '<p>Mit <strong>Saphirglas</strong>.</p>',
  ),
  material: fc.boolean(),
  choice: fc.option(fc.constantFrom(['Ringweite', ['54', '56,5']], ['Farbe', ['blau', 'grün']], ['Etui', ['klein']])),
  pictures: fc.integer({ min: 0, max: 3 }),
})

type Goods = typeof goods extends fc.Arbitrary<infer One> ? One : never

async function fill(db: Database) {
  const { own: project } = await fillTenants(db)
  await openStores(db, project)
  const add = async (collection: string, record: Record<string, unknown>) =>
    Number(await insertTree(db, collection, { project, ...record }))
  const settings = await db
    .selectFrom('ecommerce_settings')
    .select('id')
    .where('project', '=', project)
    .executeTakeFirstOrThrow()
  const way = { settings: Number(settings.id), name: 'DHL', price_brutto: 4.9, additional_days: 2 }
  await insertTree(db, 'ecommerce_shipping_method', way)
  const manufacturer = await add('ecommerce_manufacturer', { display_name: 'Dornbach', slug: 'dornbach' })
  const category = await add('ecommerce_category', { display_name: 'Feines', slug: 'feines' })
  const group = await add('ecommerce_attribute_group', { display_name: 'Legierung' })
  const silver = await insertTree(db, 'ecommerce_attribute', { attribute_group: group, display_name: 'Silber' })
  const branch = await add('branch', {
    display_name: 'Altona',
    slug: 'altona',
    street: 'Weg 1',
    zip: '20095',
    city: 'Hamburg',
  })
  const files: string[] = []
  for (const n of [1, 2, 3]) {
    const picture = { filename: `${n}.jpg`, type: 'image/jpeg', size: 9, hash: `hash-${n}`, width: 800, height: 800 }
    files.push(String(await insertTree(db, 'files', { project, ...picture })))
  }
  const record = (one: Goods, n: number) => {
    const [variant_display_name, values = []] = one.choice ?? []
    const [content_amount, content_unit] = one.content ?? []
    return {
      ...{ display_name: one.name, slug: `ware-${n}`, status: 'published', manufacturer, category },
      ...{ price_brutto: one.price / 100, stock: one.stock, reorder_possible: one.reorder_possible },
      ...{
        tax_mode: one.tax_mode,
        gtin: one.gtin,
        reference_number: one.reference_number,
        description: one.description,
      },
      ...{ shipping_time: one.shipping_time, content_amount, content_unit, variant_display_name },
      images: files.slice(0, one.pictures).map((file, sort) => ({ file, sort })),
      attributes: one.material ? [{ attribute: silver }] : [],
      product_variants: (values as string[]).map((display_name, sort) => ({ display_name, sort, stock: one.stock })),
      translations: [{ language: 'en', display_name: `${one.name} (en)` }],
    }
  }
  for (const [n, one] of fc.sample(goods, Number(process.env.PROPERTY_RUNS ?? 25)).entries()) {
    const id = await add('ecommerce_product', record(one, n))
    if (one.reduced) {
      const sale = {
        sale_price: Math.round((one.price * one.reduced.to) / 100),
        sale_low: Math.round((one.price * one.reduced.low) / 100),
      }
      await db
        .updateTable('ecommerce_product')
        .set({ ...sale, sale_until: '2099-01-01T00:00:00.000Z' })
        .where('id', '=', id)
        .execute()
    }
    const lies = { product: id, branch, pieces: one.stock }
    if (!one.choice && one.stock > 0)
      await db
        .insertInto('ecommerce_stock')
        .values(lies)
        .onConflict((c) => c.doNothing())
        .execute()
  }
}

beforeAll(async () => {
  server = await startSample({}, fill)
})

afterAll(() => server.close())

const textOf = async (path: string) => (await fetch(server.address + path)).text()

/** What every format and every page tells of an article, in one spelling; money as numbers of euro. */
interface Facts {
  readonly [name: string]: unknown
}

type Item = Record<string, string>
// biome-ignore lint/suspicious/noExplicitAny: what a page says, looked at as it comes.
type Thing = any

const euro = (price: string | undefined) => (price === undefined ? undefined : Number.parseFloat(price))
const idsIn = (addresses: readonly string[]) => addresses.map((address) => /\/assets\/([^/?]+)/.exec(address)?.[1])
const FACTORS: Record<string, number> = { ml: 1000, l: 1, g: 1000, kg: 1, cm: 100, m: 1 }

/** The base price that follows from price and measure, in euro. */
function basePriceOf(price: number, measure: string | undefined): number | undefined {
  if (!measure) return undefined
  const [amount = '', unit = ''] = measure.split(' ')
  return Math.round(((price * (FACTORS[unit] ?? Number.NaN)) / Number(amount)) * 100) / 100
}

function factsOfItem(item: Item): Facts {
  const price = euro(item.sale_price ?? item.price) ?? 0
  return {
    name: item.title,
    price,
    earlier: item.sale_price ? euro(item.price) : undefined,
    base: basePriceOf(price, item.unit_pricing_measure),
    state: item.availability,
    condition: item.condition,
    sku: item.mpn,
    gtin: item.gtin,
    brand: item.brand,
    category: item.product_type,
    color: item.color,
    material: item.material,
    size: item.size,
    sizeSystem: item.size_system,
    pictures: idsIn([item.image_link, item.additional_image_link].flatMap((one) => one ?? [])),
    shipping: euro(item['shipping.price']),
    days: ['min_handling_time', 'max_handling_time', 'min_transit_time', 'max_transit_time'].map(
      (name) => item[`shipping.${name}`],
    ),
  }
}

const STATES: Record<string, string> = { InStock: 'in_stock', OutOfStock: 'out_of_stock', BackOrder: 'backorder' }
const last = (address: string | undefined) => address?.split('/').at(-1) ?? ''

function factsOfPage(thing: Thing, group: Thing): Facts {
  const { offers } = thing
  const specifications: Thing[] = offers.priceSpecification ?? []
  const { handlingTime, transitTime } = offers.shippingDetails?.deliveryTime ?? {}
  const whole = (days: number | undefined, round: (days: number) => number) =>
    days === undefined ? undefined : String(round(days))
  return {
    name: thing.name,
    price: offers.price,
    earlier: specifications.find(({ priceType }) => last(priceType) === 'StrikethroughPrice')?.price,
    base: specifications.find(({ referenceQuantity }) => referenceQuantity)?.price,
    state: STATES[last(offers.availability)],
    condition: last(offers.itemCondition) === 'UsedCondition' ? 'used' : 'new',
    sku: thing.sku,
    gtin: thing.gtin,
    brand: group.brand?.name,
    category: group.category,
    color: thing.color,
    material: thing.material,
    size: thing.size?.name ?? thing.size,
    sizeSystem: thing.size?.sizeSystem && 'EU',
    // Elements of one name are read as their last: the first picture and the last of the others.
    pictures: idsIn(
      [group.image[0], group.image.length > 1 ? group.image.at(-1) : undefined].flatMap((one) => one ?? []),
    ),
    shipping: offers.shippingDetails?.shippingRate.value,
    days: [
      whole(handlingTime?.minValue, Math.floor),
      whole(handlingTime?.maxValue, Math.ceil),
      whole(transitTime?.minValue, Math.floor),
      whole(transitTime?.maxValue, Math.ceil),
    ],
  }
}

/** What the page at that address tells search engines of its article. */
async function pageFacts(link: string): Promise<{ facts: Facts; summary: string }> {
  const html = await textOf(link.replace(`https://${OWN}`, ''))
  const things: Thing[] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  for (const group of things)
    for (const thing of group.hasVariant ?? [group])
      if (thing.offers?.url === link)
        return { facts: factsOfPage(thing, group), summary: String(group.description ?? '') }
  throw new Error(`The page ${link} tells nothing of its article`)
}

/** The text of an article's page as Markdown, without what is only spelling. */
async function markdownOf(link: string): Promise<string> {
  const { pathname, search } = new URL(link)
  return (await textOf(`${pathname}.md${search}`)).replaceAll('\\', '').replace(/\s/g, ' ')
}

const inWords = (price: unknown, language: Language) =>
  typeof price === 'number' ? [formatMoney(Math.round(price * 100), language).replace(/\s/g, ' ')] : []

test.each(['de', 'en', 'fr'] as const)(
  'the Markdown of an article’s page tells its facts too: %s',
  async (language) => {
    const items = feedItemsIn(await textOf(`/feeds/google.${language}.xml`))
    expect(items.length).toBeGreaterThan(25)
    for (const item of items) {
      const markdown = await markdownOf(item.link ?? '')
      const { price, earlier, base, sku, brand, material } = factsOfItem(item)
      const words = [...inWords(price, language), ...inWords(earlier, language), ...inWords(base, language)]
      const missing = [...words, sku, brand, material].filter((word) => word && !markdown.includes(String(word)))
      expect([item.link, missing]).toEqual([item.link, []])
    }
  },
)

test.each(['de', 'en', 'fr'])(
  'every fact of every feed is that of the article’s page, whatever the goods: %s',
  async (language) => {
    const items = feedItemsIn(await textOf(`/feeds/google.${language}.xml`))
    const local = feedItemsIn(await textOf(`/feeds/google-local.${language}.xml`))
    const [head = [], ...lines] = readCsv(await textOf(`/feeds/comparison.${language}.csv`))
    const compared = lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])))
    expect(items.length).toBeGreaterThan(25)
    let comparisons = 0
    for (const item of items) {
      const { facts, summary } = await pageFacts(item.link ?? '')
      const own = factsOfItem(item)
      expect([item.link, own]).toEqual([item.link, facts])
      expect(item.description).toContain(summary.replace(/\s*…$/, '').slice(0, 60))
      for (const lying of local.filter(({ id }) => id === item.id))
        expect([euro(lying.price), lying.availability]).toEqual([facts.price, 'in_stock'])
      const line = compared.find(({ url }) => url === item.link)
      expect(line === undefined).toBe(facts.state === 'out_of_stock')
      if (!line) continue
      comparisons++
      expect({
        name: line.title,
        price: euro(line.price),
        earlier: line.formerPrice ? euro(line.formerPrice) : undefined,
        condition: line.used === 'true' ? 'used' : 'new',
        gtin: line.eans || undefined,
        sku: line.hans || undefined,
        brand: line.brand,
        category: line.categoryPath || undefined,
        shipping: euro(line.deliveryCosts || undefined),
      }).toEqual(
        Object.fromEntries(
          ['name', 'price', 'earlier', 'condition', 'gtin', 'sku', 'brand', 'category', 'shipping'].map((name) => [
            name,
            facts[name],
          ]),
        ),
      )
    }
    expect(comparisons).toBeGreaterThan(10)
    expect(local.length).toBeGreaterThan(5)
  },
)
