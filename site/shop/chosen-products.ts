import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import { storeRoots } from '../data/store-roots.ts'
import { loadCards } from './load-cards.ts'
import type { ProductCardView } from './product-card-view.ts'

/** Products that a section shows beside each other where its editor does not say how many. */
const USUAL = 4

/** More are drawn than shown, so that what is sold out stands last or not at all. */
const SPARE = 3

type Chosen = Pick<
  WrittenSection,
  | 'product_rule'
  | 'category'
  | 'manufacturer'
  | 'tag'
  | 'price_from'
  | 'price_to'
  | 'only_reduced'
  | 'only_in_stock'
  | 'most_products'
  | 'products'
>

/**
 * The published products of a section: those that its editor has chosen, in that order; else drawn by chance (SPEC 7) or the newest, of
 * one category, manufacturer or tag where it names one, between its prices, reduced or in stock where it says so. None in a language
 * without a store, whose products have no page there.
 */
export async function chosenProducts(request: PageRequest, section: Chosen): Promise<ProductCardView[]> {
  const { project, language } = request
  const { product_rule: rule } = section
  if (!storeRoots(project)[language]) return []
  const chosen = rule === 'hand' ? chosenIds(section) : undefined
  const count = section.most_products ?? chosen?.length ?? USUAL
  const most = count * SPARE
  const ids = chosen ?? (await narrowedIds(request, section, most)) ?? (await ruledIds(request, section, most))
  const cards = await loadCards(request, ids)
  const ordered = chosen ? cards : cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut))
  return ordered.slice(0, count)
}

const chosenIds = ({ products = [] }: Chosen): number[] =>
  products.toSorted((a, b) => a.sort - b.sort).flatMap(({ product }) => (typeof product === 'number' ? [product] : []))

/** So many goods of a rule: the newest where it asks for them, else drawn by chance. */
async function ruledIds({ sdk, project }: PageRequest, section: Chosen, limit: number): Promise<readonly number[]> {
  const { product_rule: rule, category, manufacturer, tag } = section
  const { data } = await sdk.items('ecommerce_product').read({
    filter: {
      'project.domain': project.domain,
      status: 'published',
      category: category ?? undefined,
      manufacturer: manufacturer ?? undefined,
      'tags.tag_id': tag ?? undefined,
    },
    fields: ['id'],
    sort: rule === 'newest' ? ['-created_on', 'id'] : '?',
    limit,
  })
  return data.map(({ id }) => id)
}

/**
 * So many goods of a rule that asks for prices, reductions or pieces, out of all that it finds: the newest where it asks for them, else drawn by
 * chance. Undefined where it does not.
 */
async function narrowedIds(
  { sdk, language }: PageRequest,
  section: Chosen,
  limit: number,
): Promise<readonly number[] | undefined> {
  const { product_rule: rule, category, manufacturer, tag, price_from, price_to, only_reduced, only_in_stock } = section
  if (!isGiven(price_from) && !isGiven(price_to) && !only_reduced && !only_in_stock) return undefined
  const { data } = await sdk.catalogue.facets({
    ...(isGiven(category) && { category }),
    ...(isGiven(manufacturer) && { manufacturers: String(manufacturer) }),
    ...(isGiven(tag) && { tag_id: tag }),
    ...(isGiven(price_from) && { price_from }),
    ...(isGiven(price_to) && { price_to }),
    ...(only_reduced && { reduced: 'true' as const }),
    ...(only_in_stock && { in_stock: 'true' as const }),
    sort: rule === 'newest' ? '-created_on' : '?',
    language,
    limit: Math.min(limit, 100),
  })
  return data.products
}

const isGiven = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined
