import type { Language } from '../texts/language.ts'

/** VAT on the price, or on the shop's margin alone (§ 25a UStG): then no VAT may be shown. */
export const taxModes = ['standard', 'margin'] as const

/** The rate of VAT that goods are sold at, where it is charged on the price. */
export const taxRateNames = ['standard', 'reduced'] as const

export type TaxRate = (typeof taxRateNames)[number]

export type TaxMode = (typeof taxModes)[number]

/** What stands at goods under the margin scheme where others say that VAT is included. */
export const marginLabel: Readonly<Record<Language, string>> = {
  de: 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
  en: 'Margin scheme, VAT not shown',
  fr: 'Régime de la marge, TVA non récupérable',
}

/** What stands at prices of a small business, where others say that VAT is included. */
export const smallBusinessLabel: Readonly<Record<Language, string>> = {
  de: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet',
  en: 'No VAT is charged (small business, section 19 UStG)',
  fr: 'TVA non applicable (petite entreprise, § 19 UStG)',
}

const beforeShipping: Readonly<Record<Language, string>> = { de: ', zzgl.', en: ', plus', fr: ',' }

/** A label where shipping comes on top: the words for the shipping costs follow it. */
export const withShipping = (label: string, language: Language): string => label + beforeShipping[language]

/** Whether a sum lies under the margin scheme as a whole, shipping and gift wrap with it. Both in the same unit. */
export const isAllMargin = ({ margin, total }: { margin: number; total: number }): boolean =>
  margin > 0 && margin === total
