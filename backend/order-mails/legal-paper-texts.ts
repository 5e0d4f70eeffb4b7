import type { Language } from '#domain/texts/language.ts'

interface Words {
  readonly title: string
  readonly terms: string
  readonly withdrawal: string
  /** How a text names the model form, if it has it already. */
  readonly formNames: RegExp
}

export const legalPaperTexts: Record<Language, Words> = {
  de: {
    title: 'AGB und Widerrufsbelehrung',
    terms: 'Allgemeine Geschäftsbedingungen',
    withdrawal: 'Widerrufsbelehrung',
    formNames: /<h\d>[^<]*Widerrufsformular/i,
  },
  en: {
    title: 'Terms and withdrawal policy',
    terms: 'Terms and conditions',
    withdrawal: 'Withdrawal policy',
    formNames: /<h\d>[^<]*withdrawal form/i,
  },
  fr: {
    title: 'Conditions générales et rétractation',
    terms: 'Conditions générales de vente',
    withdrawal: 'Droit de rétractation',
    formNames: /<h\d>[^<]*formulaire/i,
  },
}
