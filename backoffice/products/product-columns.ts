/** The columns of the product file: languages behind a point, relations by their name. */
export const productColumns = [
  'id',
  'reference_number',
  'gtin',
  'display_name',
  'slug',
  'status',
  'category',
  'manufacturer',
  'price_brutto',
  'uvp',
  'cost',
  'stock',
  'shipping_time',
  'sales_mode',
  'tax_mode',
  'purchase_to_order',
  'reorder_possible',
  'description',
] as const

/** Texts that the file has in each further language: `display_name.en`. */
export const translatedColumns = ['display_name', 'description', 'shipping_time'] as const

/** The columns that can say which product a line means, the surest first. */
export const keyColumns = ['id', 'slug', 'reference_number'] as const
