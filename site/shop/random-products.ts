import type { PageRequest } from '../data/page-request.ts'
import { storeRoots } from '../data/store-roots.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { PRODUCT_CARD_FIELDS, type ProductCardView, productCardView } from './product-card-view.ts'

/** More are drawn than shown, so that what is sold out stands last or not at all. */
const SPARE = 3

/** Products drawn by chance (SPEC 7), at most `count`; none in a language without a store, whose products have no page there. */
export async function randomProducts(request: PageRequest, count: number): Promise<ProductCardView[]> {
  const { sdk, project, language } = request
  if (!storeRoots(project)[language]) return []
  const [{ data }, settings] = await Promise.all([
    sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: PRODUCT_CARD_FIELDS,
      sort: '?',
      limit: count * SPARE,
    }),
    request.settings,
  ])
  const { small_business: isSmall, reservations } = settings ?? {}
  const cardShop = { shopOpen: takesOrders(settings), isSmall, reservations }
  const cards = data.map((row) => productCardView(row, cardShop, request))
  return cards.toSorted((a, b) => Number(a.soldOut) - Number(b.soldOut)).slice(0, count)
}
