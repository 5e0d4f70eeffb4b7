import type { PageRequest } from '../data/page-request.ts'
import { storeRoots } from '../data/store-roots.ts'
import { loadCards } from './load-cards.ts'
import type { ProductCardView } from './product-card-view.ts'

/** How many stand beside each other. */
const SHOWN = 4

/** So many are looked at together: some of them may be sold out. */
const AT_ONCE = 8

/** What goes with these products and can be had: nothing that is sold out, and nothing in a language without a store. */
export async function loadRelated(request: PageRequest, products: readonly number[]): Promise<ProductCardView[]> {
  const { sdk, project, language } = request
  if (products.length === 0 || !storeRoots(project)[language]) return []
  const ids = await sdk.catalogue.relatedIds(products)
  const cards: ProductCardView[] = []
  for (let at = 0; at < ids.length && cards.length < SHOWN; at += AT_ONCE) {
    const next = await loadCards(request, ids.slice(at, at + AT_ONCE))
    cards.push(...next.filter(({ soldOut }) => !soldOut))
  }
  return cards.slice(0, SHOWN)
}
