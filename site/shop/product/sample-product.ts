import type { GaranRow, ProductPageRow, ProductVariantRow } from './product-rows.ts'

export const noGaran: GaranRow = {
  garan_years: null,
  garan_brand: null,
  garan_model: null,
  garan_label: null,
  guarantee_terms_url: null,
}

/** As much of a row as a test cares for; the rest of what the model names stays away. */
type Some<Row> = { [Key in keyof Row]?: unknown }

/** Rows of products for tests. */
export const sampleVariant = (change: Some<ProductVariantRow> = {}): ProductVariantRow => {
  const row: Some<ProductVariantRow> = {
    id: 10,
    display_name: '54',
    price_brutto: null,
    stock: 2,
    active: true,
    shipping_time: null,
    reorder_possible: false,
    sort: 1,
    reference_number_suffix: '-54',
    gtin: null,
    content_amount: null,
    translations: [],
    ...change,
  }
  return row as ProductVariantRow
}

export const sampleProduct = (change: Some<ProductPageRow> = {}): ProductPageRow => {
  const row: Some<ProductPageRow> = {
    id: 7,
    display_name: 'Ring Elbe',
    slug: 'ring-elbe',
    manufacturer: null,
    documents: [],
    category: null,
    price_brutto: 840,
    uvp: null,
    stock: 3,
    reference_number: 'DO-EL',
    gtin: null,
    description: '<p>Außen gewölbt, innen bombiert.</p>',
    image_size: 'cover',
    shipping_time: '2–4 Werktage',
    reorder_possible: false,
    variant_display_name: null,
    sales_mode: null,
    tax_mode: 'standard',
    purchase_to_order: false,
    content_amount: null,
    content_unit: null,
    warnings: null,
    hazard_pictograms: null,
    signal_word: null,
    hazard_statements: null,
    has_battery: false,
    fineness: null,
    is_plated: false,
    pearl_kind: null,
    fibre_composition: null,
    leather: null,
    protected_species: null,
    road_equipment: null,
    ...noGaran,
    personalization: null,
    size_guide: null,
    images: [],
    places: [],
    product_variants: [],
    attributes: [],
    tags: [],
    translations: [],
    ...change,
  }
  return row as ProductPageRow
}
