import { PRODUCT_CARD_FIELDS } from '#contract/wire/product-cards.ts'
import type { PageRequest } from '../data/page-request.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { type ProductCardView, productCardView } from './product-card-view.ts'

/** The cards of products that are published, in the order of their ids. All pages ask alike, so that each product is read once for them. */
export async function loadCards(request: PageRequest, ids: readonly number[]): Promise<ProductCardView[]> {
  if (ids.length === 0) return []
  const { sdk, project } = request
  const [{ data }, settings] = await Promise.all([
    sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published', id: { in: ids } },
      fields: PRODUCT_CARD_FIELDS,
      limit: ids.length,
    }),
    request.settings,
  ])
  const { small_business: isSmall, reservations } = settings ?? {}
  const cardShop = { shopOpen: takesOrders(settings), isSmall, reservations }
  const byId = new Map(data.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [productCardView(row, cardShop, request)] : []
  })
}
