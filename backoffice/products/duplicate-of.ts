import type { AnyItem } from '#sdk/resource.ts'
import type { OfficeModel } from '../record/model.ts'
import { withoutIds } from '../record/without-ids.ts'

const PRODUCT = 'ecommerce_product'

/**
 * A draft with everything that the product has: variants, pictures, texts. Its address ends in `suffix`, so that there is no
 * other like it; its GTINs are left out, for they belong to one article.
 */
export function duplicateOf(model: OfficeModel, product: AnyItem, copy: string, suffix: string): AnyItem {
  const { gtin: _, created_on: __, ...data } = withoutIds(model, PRODUCT, product)
  const variants = (data.product_variants ?? []) as AnyItem[]
  const translations = (data.translations ?? []) as AnyItem[]
  return {
    ...data,
    display_name: `${product.display_name} (${copy})`,
    slug: `${String(product.slug).slice(0, 140)}-${suffix}`,
    status: 'draft',
    product_variants: variants.map(({ gtin: ___, ...variant }) => variant),
    translations: translations.map(({ slug: ____, ...texts }) => texts),
  }
}
