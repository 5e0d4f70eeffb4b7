import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isPartList, type OfficeModel, targetOf } from '../record/model.ts'

const PRODUCT = 'ecommerce_product'

/** A record and its parts without the ids that tie them to the one they were copied from. */
function withoutIds(model: OfficeModel, collection: string, record: AnyItem): AnyItem {
  const pairs = fieldList(model, collection).flatMap((field) => {
    const value = record[field.field]
    if (field.field === 'id' || field.field === 'project' || value === undefined) return []
    if (!isPartList(model, field)) return field.type === 'o2m' ? [] : [[field.field, value] as const]
    const by = String(field.by)
    const rows = (Array.isArray(value) ? value : []) as AnyItem[]
    return [[field.field, rows.map((row) => withoutIds(model, targetOf(field), { ...row, [by]: undefined }))] as const]
  })
  return Object.fromEntries(pairs)
}

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
