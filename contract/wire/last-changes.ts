/** Whose pages a sitemap lists, so that strangers may ask when they were last changed. */
export const DATED_BY_CHANGES = [
  'page',
  'brand',
  'branch',
  'news',
  'event',
  'ecommerce_category',
  'ecommerce_product',
] as const

export type DatedByChanges = (typeof DATED_BY_CHANGES)[number]

/** Ids that one call may name. */
export const MOST_DATED = 500

/** Days by ids: `{ "17": "2026-11-23" }`. */
export type LastChanges = Readonly<Record<string, string>>
