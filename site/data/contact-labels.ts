import type { Language } from '#domain/texts/language.ts'

/** Labels of numbers; the German one of a phone is SPEC 9's title. */
export const phoneLabels: Record<'phone' | 'fax', Record<Language, string>> = {
  phone: { de: 'Telefon', en: 'Phone', fr: 'Téléphone' },
  fax: { de: 'Fax', en: 'Fax', fr: 'Fax' },
}

export const emailLabels: Record<Language, string> = { de: 'E-Mail', en: 'E-mail', fr: 'E-mail' }
