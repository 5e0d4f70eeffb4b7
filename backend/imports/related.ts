import type { ImportedProduct } from '#domain/imports/imported-product.ts'
import type { Finder } from './finder.ts'
import { nameKey } from './known-names.ts'

/** What goods are sorted by, found by name or address; `null` where it is not there and may not be made. */
export interface Related {
  manufacturer: number | null | undefined
  category: number | null | undefined
  subcategories: number[] | undefined
  attributes: number[] | undefined
  tags: number[] | undefined
}

/** The category of a product and its parts; one product lies in one category, so others are left out and named. */
async function placeOf(finder: Finder, line: number, categories: readonly (readonly string[])[]) {
  const { known, project, problems } = finder
  const subcategories: number[] = []
  let category: number | null = null
  for (const [name = '', ...deeper] of categories) {
    if (category !== null && known.categories.get(nameKey(name)) !== category) {
      const message = `has another category, which is left out: ${name.slice(0, 80)}`
      problems.push({ line, field: 'category', message })
      continue
    }
    const id = await finder.find(known.categories, { collection: 'ecommerce_category', name }, { project })
    if (id === null) finder.missing(line, 'category', name)
    category ??= id
    const inner = deeper.at(-1)
    if (id === null || inner === undefined) continue
    const part = { collection: 'ecommerce_subcategory', name: inner, owner: id }
    const found = await finder.find(known.subcategories, part, { category: id })
    if (found === null) finder.missing(line, 'category', inner)
    else subcategories.push(found)
  }
  return { category, subcategories }
}

async function attributeOf(finder: Finder, line: number, group: string, value: string): Promise<number | null> {
  const { known, project } = finder
  const outer = { collection: 'ecommerce_attribute_group', name: group, hasSlug: false }
  const owner = await finder.find(known.groups, outer, { project })
  const part = { collection: 'ecommerce_attribute', name: value, owner: owner ?? 0, hasSlug: false }
  const id = owner && (await finder.find(known.attributes, part, { attribute_group: owner }))
  if (id === null) finder.missing(line, 'attributes', `${group}=${value}`)
  return id
}

async function idsOf<T>(list: readonly T[] | undefined, of: (entry: T) => Promise<number | null>) {
  if (!list) return undefined
  const ids: (number | null)[] = []
  for (const entry of list) ids.push(await of(entry))
  return [...new Set(ids)].filter((id) => id !== null)
}

/** What a product names, as ids; what is not there and may not be made is noted as a problem of the finder. */
export async function relatedOf(finder: Finder, product: ImportedProduct): Promise<Related> {
  const { line, brand, categories, attributes, tags } = product
  const { known, project } = finder
  const named = async (list: 'manufacturers' | 'tags', field: string, collection: string, name: string) => {
    const id = await finder.find(known[list], { collection, name }, { project })
    if (id === null) finder.missing(line, field, name)
    return id
  }
  const maker = brand ? await named('manufacturers', 'manufacturer', 'ecommerce_manufacturer', brand) : undefined
  const placed = categories && (await placeOf(finder, line, categories))
  return {
    manufacturer: brand === null ? null : (maker ?? undefined),
    category: placed && (placed.category ?? (categories.length === 0 ? null : undefined)),
    subcategories: placed?.subcategories,
    attributes: await idsOf(attributes, ({ group, value }) => attributeOf(finder, line, group, value)),
    tags: await idsOf(tags, (name) => named('tags', 'tags', 'ecommerce_tag', name)),
  }
}
