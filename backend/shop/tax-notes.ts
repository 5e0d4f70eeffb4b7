import { formatMoney } from '#domain/money/money.ts'
import type { TaxPart } from '#domain/money/pricing.ts'
import { isAllMargin, marginLabel, smallBusinessLabel, withShipping } from '#domain/money/tax-mode.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'

interface Taxed {
  readonly total: number
  readonly margin: number
  readonly taxes: readonly TaxPart[]
}

const included: Record<Language, (percent: string, tax: string) => string> = {
  de: (percent, tax) => `inkl. ${percent}\u00a0% MwSt. (${tax})`,
  en: (percent, tax) => `incl. ${percent}% VAT (${tax})`,
  fr: (percent, tax) => `TVA de ${percent}\u00a0% incluse (${tax})`,
}

const isSmall = ({ total, margin, taxes }: Taxed) => total > 0 && taxes.length === 0 && margin < total

const numbersIn = perLanguage((language) => new Intl.NumberFormat(localeOf[language]))

/** A rate as the language writes it: `8,1`. */
export const percentText = (percent: number, language: Language): string => numbersIn(language).format(percent)

/** What is said of the VAT in a sum, in cents: a line for each rate, or why there is none. */
export function taxNotes(sum: Taxed, language: Language): string[] {
  if (isAllMargin(sum)) return [marginLabel[language]]
  if (isSmall(sum)) return [smallBusinessLabel[language]]
  return sum.taxes.map(({ percent, tax }) =>
    included[language](percentText(percent, language), formatMoney(tax, language)),
  )
}

/** What stands at a price instead of its VAT, up to the words about shipping; null where VAT is in it. */
export function priceNote(sum: Taxed, language: Language): string | null {
  if (isAllMargin(sum)) return withShipping(marginLabel[language], language)
  return isSmall(sum) ? withShipping(smallBusinessLabel[language], language) : null
}
