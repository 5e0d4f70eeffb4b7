import { integer, m2o, text } from './field.ts'

/**
 * The producer's free guarantee of durability and its official label (Reg. (EU) 2025/1960, annex II): only one of more than two
 * years has a label. A product without years of its own has all of it from its brand.
 */
export const garanFields = {
  garan_years: integer({ min: 3, max: 100 }),
  garan_brand: text({ max: 100 }),
  garan_model: text({ max: 100 }),
  garan_label: m2o('files'),
  guarantee_terms_url: text({ max: 500, format: 'web' }),
}
