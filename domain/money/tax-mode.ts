import type { Language } from '../texts/language.ts'

/** VAT on the price, or on the shop's margin alone (§ 25a UStG): then no VAT may be shown. */
export const taxModes = ['standard', 'margin'] as const

export type TaxMode = (typeof taxModes)[number]

/** What stands at goods under the margin scheme where others say that VAT is included. */
export const marginLabel: Readonly<Record<Language, string>> = {
  de: 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
  en: 'Margin scheme, VAT not shown',
  fr: 'Régime de la marge, TVA non récupérable',
}

const beforeShipping: Readonly<Record<Language, string>> = { de: ', zzgl.', en: ', plus', fr: ',' }

/** The same label where shipping comes on top: the words for the shipping costs follow it. */
export const marginLabelPlus = (language: Language): string => marginLabel[language] + beforeShipping[language]

/** Whether a sum lies under the margin scheme as a whole, shipping and gift wrap with it. Both in the same unit. */
export const isAllMargin = ({ margin, total }: { margin: number; total: number }): boolean =>
  margin > 0 && margin === total
