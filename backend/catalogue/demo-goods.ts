import { readFileSync } from 'node:fs'
import { type Language, languages } from '#domain/texts/language.ts'
import { type Labels, type Names, namesOf } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'
import type { ProductTexts } from './search-index.ts'

interface DemoRecord {
  readonly key: string
  readonly display_name: string
  readonly slug?: string
  readonly translations?: Partial<Record<Language, { display_name?: string; description?: string }>>
  readonly [field: string]: unknown
}

const read = (name: string): DemoRecord[] =>
  JSON.parse(readFileSync(new URL(`../../demo/content/jeweller/shop/${name}.json`, import.meta.url), 'utf8')).records

/** The number of a record that another one names as `@collection/key`. */
const numbers = (records: readonly DemoRecord[]) => {
  const byKey = new Map(records.map(({ key }, index) => [key, index + 1]))
  return (reference: unknown) => byKey.get(String(reference ?? '').replace(/^@\w+\//, '')) ?? null
}

const namesIn = ({ display_name, translations = {} }: DemoRecord): Names =>
  namesOf(
    display_name,
    languages.map((language) => ({ language, display_name: translations[language]?.display_name ?? null })),
    'de',
  )

/** The goods of the demo's jeweller as search knows them. */
export function demoGoods(): {
  readonly labels: Labels
  readonly products: readonly ProductFacts[]
  readonly texts: (id: number, language: Language) => ProductTexts
} {
  const [categories, subcategories, groups, attributes, tags, manufacturers] = [
    ...['categories', 'subcategories', 'attribute-groups', 'attributes', 'tags', 'manufacturers'].map(read),
  ] as [DemoRecord[], DemoRecord[], DemoRecord[], DemoRecord[], DemoRecord[], DemoRecord[]]
  const category = numbers(categories)
  const group = numbers(groups)
  const manufacturer = numbers(manufacturers)
  const plain = (records: readonly DemoRecord[]) =>
    new Map(records.map(({ display_name }, index) => [index + 1, display_name]))
  const labels: Labels = {
    first: 'de',
    categories: new Map(categories.map((one, index) => [index + 1, { slug: String(one.slug), names: namesIn(one) }])),
    subcategories: new Map(
      subcategories.map((one, index) => [index + 1, { category: category(one.category) ?? 0, names: namesIn(one) }]),
    ),
    groups: new Map(groups.map((one, index) => [index + 1, { names: namesIn(one) }])),
    attributes: new Map(
      attributes.map((one, index) => [index + 1, { group: group(one.attribute_group) ?? 0, names: namesIn(one) }]),
    ),
    manufacturers: plain(manufacturers),
    tags: plain(tags),
    searchWords: new Map(),
    tagNames: new Map(tags.map((one, index) => [index + 1, namesIn(one)])),
  }
  const among = (value: unknown, field: string, number: (reference: unknown) => number | null) =>
    (Array.isArray(value) ? value : []).flatMap((part: Record<string, unknown>) => number(part[field]) ?? [])
  const goods = read('products')
  const products = goods.flatMap((one, index): ProductFacts[] =>
    one.status === 'published'
      ? [
          {
            id: index + 1,
            category: category(one.category),
            manufacturer: manufacturer(one.manufacturer),
            subcategories: among(one.subcategories, 'subcategory_id', numbers(subcategories)),
            attributes: among(one.attributes, 'attribute', numbers(attributes)),
            tags: among(one.tags, 'tag_id', numbers(tags)),
            branches: [],
            price: typeof one.price_brutto === 'number' ? Math.round(one.price_brutto * 100) : null,
            sort: index,
            createdOn: 0,
            references: one.reference_number ? [String(one.reference_number)] : [],
          },
        ]
      : [],
  )
  const texts = (id: number, language: Language): ProductTexts => {
    const one = goods[id - 1]
    return { name: one ? namesIn(one)[language] : '', description: one?.translations?.[language]?.description }
  }
  return { labels, products, texts }
}
