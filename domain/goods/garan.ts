/** The legal guarantee lasts two years; only what lasts longer is a producer's guarantee with a label (Reg. (EU) 2025/1960, annex II). */
const LEGAL_YEARS = 2

/** What a record says of the producer's guarantee of durability; `garan_brand` and `garan_model` are the words of the label. */
export interface GaranFacts<Label = unknown> {
  garan_years: number | null
  garan_brand: string | null
  garan_model: string | null
  garan_label: Label | null
  guarantee_terms_url: string | null
}

/**
 * The guarantee of a product: its own, else the brand's. Always all of one of them, for a label tells the years and the model that
 * stand on it. Undefined where neither names more than two years.
 */
export function garanOf<Facts extends GaranFacts>(
  product: Facts,
  brand: Facts | null | undefined,
): (Facts & { garan_years: number }) | undefined {
  const facts = product.garan_years === null ? brand : product
  return facts && hasYears(facts) ? facts : undefined
}

const hasYears = <Facts extends GaranFacts>(facts: Facts): facts is Facts & { garan_years: number } =>
  facts.garan_years !== null && facts.garan_years > LEGAL_YEARS
