import type { Language } from '../texts/language.ts'
import { type GaranFacts, garanOf } from './garan.ts'

const words: Record<Language, { name: string; years: string; terms: string }> = {
  de: { name: 'Herstellergarantie', years: 'Jahre', terms: 'Bedingungen: ' },
  en: { name: 'Producer’s guarantee', years: 'years', terms: 'terms: ' },
  fr: { name: 'Garantie du producteur', years: 'ans', terms: 'conditions\u00a0: ' },
}

/** The producer's guarantee of goods in words, with where its terms stand, as it goes with an order; none without one of more than two years. (Art. 246a § 1 (1) no. 9 EGBGB) */
export function guaranteeInWords(
  product: GaranFacts,
  brand: GaranFacts | null,
  language: Language,
): { name: string; value: string }[] {
  const garan = garanOf(product, brand)
  if (!garan) return []
  const { name, years, terms } = words[language]
  const { garan_years, garan_brand, garan_model, guarantee_terms_url: url } = garan
  const parts = [`${garan_years} ${years}`, garan_brand, garan_model, url && terms + url]
  return [{ name, value: parts.filter(Boolean).join(', ') }]
}
