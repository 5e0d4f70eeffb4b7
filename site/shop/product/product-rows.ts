import type { RowOf } from '#contract/model/row-of.ts'
import type { GaranFacts } from '#domain/goods/garan.ts'
import { local, type PictureFile } from '../../data/rows.ts'

// What a product page reads from the backend, in the shape of the items call.

export const PRODUCT_FIELDS = [
  '*',
  'translations.*',
  'manufacturer.*',
  'manufacturer.brand.*',
  'manufacturer.brand.type.type',
  ...local('manufacturer.brand.garan_label'),
  ...local('garan_label'),
  'category.display_name',
  'category.slug',
  'category.translations.*',
  ...local('product_variants'),
  'places.variant',
  'places.branch',
  'places.pieces',
  'images.sort',
  'images.shows',
  ...local('images.file'),
  'documents.sort',
  ...local('documents.file'),
  ...local('attributes.attribute'),
  'attributes.attribute.attribute_group.display_name',
  'attributes.attribute.attribute_group.sort',
  'attributes.attribute.attribute_group.translations.*',
  ...local('tags.tag_id'),
  ...local('personalization'),
  ...local('personalization.fields'),
  ...local('size_guide'),
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
