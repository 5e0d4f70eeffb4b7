import type { PageRequest } from '../data/page-request.ts'
import { storeRoots } from '../data/store-roots.ts'
import { takesOrders } from '../data/takes-orders.ts'
import { type ProductCardView, productCardView } from './product-card-view.ts'

/** How many stand beside each other. */
const SHOWN = 4

/** What goes with these products and can be had: nothing that is sold out, and nothing in a language without a store. */
export async function loadRelated(request: PageRequest, products: readonly number[]): Promise<ProductCardView[]> {
  const { sdk, project, language } = request
  if (products.length === 0 || !storeRoots(project)[language]) return []
  const [{ data }, settings] = await Promise.all([sdk.catalogue.related(products), request.settings])
  const { small_business: isSmall, reservations } = settings ?? {}
  const cardShop = { shopOpen: takesOrders(settings), isSmall, reservations }
  return data
    .map((row) => productCardView(row, cardShop, request))
    .filter(({ soldOut }) => !soldOut)
    .slice(0, SHOWN)
}
