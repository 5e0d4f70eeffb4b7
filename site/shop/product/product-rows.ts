import type { RowOf } from '#contract/model/row-of.ts'
import type { GaranFacts } from '#domain/goods/garan.ts'
import type { PictureFile } from '../../data/rows.ts'

// What a product page reads from the backend, in the shape of the items call.

const named = <const Name extends string>(name: Name) => [`${name}.*`, `${name}.translations.*`] as const

export const PRODUCT_FIELDS = [
  '*',
  'translations.*',
  'manufacturer.*',
  'manufacturer.brand.*',
  'manufacturer.brand.type.type',
  ...named('manufacturer.brand.garan_label'),
  ...named('garan_label'),
  ...named('category'),
  ...named('product_variants'),
  'places.variant',
  'places.branch',
  'places.pieces',
  'images.sort',
  ...named('images.file'),
  'documents.sort',
  ...named('documents.file'),
  ...named('attributes.attribute'),
  ...named('attributes.attribute.attribute_group'),
  ...named('tags.tag_id'),
  ...named('personalization'),
  ...named('personalization.fields'),
  ...named('size_guide'),
] as const

export type ProductPageRow = RowOf<'ecommerce_product', typeof PRODUCT_FIELDS>

export type ProductVariantRow = ProductPageRow['product_variants'][number]

export type ManufacturerRow = NonNullable<ProductPageRow['manufacturer']>

export type PersonalizationFieldRow = NonNullable<ProductPageRow['personalization']>['fields'][number]

export type SizeGuideRow = NonNullable<ProductPageRow['size_guide']>

/** With the label's file. */
export type GaranRow = GaranFacts<PictureFile>

/** Who answers for a product's safety. */
export type AddressedRow = { name?: unknown; postal_address?: unknown; e_address?: unknown }
