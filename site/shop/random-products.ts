import { showsCart } from '#domain/cart/shop-visibility.ts'
import type { PageRequest } from '../data/page-request.ts'
import { PRODUCT_CARD_FIELDS, type ProductCardRow, type ProductCardView, productCardView } from './product-card-view.ts'

/** Products drawn by chance (SPEC 7), at most `count`. */
export async function randomProducts(request: PageRequest, count: number): Promise<ProductCardView[]> {
  const { sdk, project } = request
  const [{ data }, settings] = await Promise.all([
    sdk.items<ProductCardRow>('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: PRODUCT_CARD_FIELDS,
      sort: '?',
      limit: count,
    }),
    request.settings,
  ])
  const shopOpen =
    settings !== null &&
    showsCart({ enableCart: settings.enable_cart, maintenanceMode: settings.maintenance_mode, storeRoot: null })
  return data.map((row) => productCardView(row, shopOpen, request))
}
