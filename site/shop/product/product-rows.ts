import type { GaranFacts } from '#domain/goods/garan.ts'
import type { CharacterSet } from '#domain/goods/personalization.ts'
import type { VariantRow } from '#domain/goods/product-selection.ts'
import type { SalesMode } from '#domain/goods/sales-mode.ts'
import type { ContentUnit } from '#domain/money/base-price.ts'
import type { TaxMode } from '#domain/money/tax-mode.ts'
import type { Translation } from '#domain/texts/language.ts'
import type { FileRow } from '../../data/rows.ts'

// What a product page reads from the backend, in the shape of the items call.

type Texts<Field extends string> = (Translation & { [Key in Field]?: string | null })[]

type Named = { display_name: string; translations: Texts<'display_name'> }

export type ProductVariantRow = VariantRow & {
  price_brutto: number | null
  stock: number
  active: boolean
  reorder_possible: boolean
  reference_number_suffix: string | null
  gtin: string | null
  content_amount: number | null
  translations: Texts<'display_name' | 'shipping_time'>
}

/** With the label's file. */
export type GaranRow = GaranFacts<FileRow>

export type AddressedRow = { name?: unknown; postal_address?: unknown; e_address?: unknown }

export type ManufacturerRow = {
  display_name: string
  postal_address: string | null
  e_address: string | null
  eu_responsible: AddressedRow | null
  brand:
    | (GaranRow & {
        display_name: string
        slug: string
        sales_mode: SalesMode
        hide_clock: boolean
        type: { type: string } | null
      })
    | null
}

export type PersonalizationFieldRow = Named & {
  id: number
  required: boolean
  min_length: number | null
  max_length: number
  characters: CharacterSet
  excludes_withdrawal: boolean
  sort: number | null
}

export type AttributeRow = Named & { sort: number | null; attribute_group: (Named & { sort: number | null }) | null }

export type SizeGuideRow = {
  display_name: string
  table: unknown[]
  translations: (Translation & { display_name?: string | null; table?: unknown[] | null })[]
}

export type ProductPageRow = GaranRow & {
  id: number
  display_name: string
  slug: string
  manufacturer: ManufacturerRow | null
  category: (Named & { slug: string }) | null
  price_brutto: number | null
  uvp: number | null
  stock: number
  reference_number: string | null
  gtin: string | null
  description: string | null
  image_size: 'contain' | 'cover'
  shipping_time: string | null
  reorder_possible: boolean
  variant_display_name: string | null
  sales_mode: SalesMode | null
  tax_mode: TaxMode
  purchase_to_order: boolean
  content_amount: number | null
  content_unit: ContentUnit | null
  warnings: string | null
  hazard_pictograms: unknown[] | null
  signal_word: 'warning' | 'danger' | null
  hazard_statements: string | null
  personalization: (Named & { fields: PersonalizationFieldRow[] }) | null
  size_guide: SizeGuideRow | null
  images: { sort: number | null; file: FileRow | null }[]
  product_variants: ProductVariantRow[]
  attributes: { attribute: AttributeRow | null }[]
  tags: { tag_id: Named | null }[]
  translations: Texts<
    | 'display_name'
    | 'slug'
    | 'description'
    | 'shipping_time'
    | 'variant_display_name'
    | 'warnings'
    | 'hazard_statements'
  >
}

const named = (name: string) => [`${name}.*`, `${name}.translations.*`]

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
  'images.sort',
  ...named('images.file'),
  ...named('attributes.attribute'),
  ...named('attributes.attribute.attribute_group'),
  ...named('tags.tag_id'),
  ...named('personalization'),
  ...named('personalization.fields'),
  ...named('size_guide'),
]
