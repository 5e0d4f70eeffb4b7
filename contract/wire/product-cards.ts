import type { RowOf } from '../model/row-of.ts'

/** What of a product is read for it to be shown among others. */
export const PRODUCT_CARD_FIELDS = [
  'id',
  'slug',
  'display_name',
  'price_brutto',
  'sale_price',
  'sale_low',
  'stock',
  'reorder_possible',
  'sales_mode',
  'tax_mode',
  'image_size',
  'content_amount',
  'content_unit',
  'manufacturer.display_name',
  'manufacturer.brand.sales_mode',
  'product_variants.price_brutto',
  'product_variants.sale_price',
  'product_variants.sale_low',
  'product_variants.stock',
  'product_variants.active',
  'product_variants.reorder_possible',
  'product_variants.content_amount',
  'translations.language',
  'translations.display_name',
  'translations.slug',
  'images.sort',
  'images.file.*',
  'images.file.translations.*',
] as const

/** What a card of a list is made from. */
export type ProductCardRow = RowOf<'ecommerce_product', typeof PRODUCT_CARD_FIELDS>
