import type { Language } from '../texts/language.ts'

/** What the button says, as the law wants it: no contract comes of it. */
export const reserveLabel: Readonly<Record<Language, string>> = {
  de: 'Unverbindlich reservieren',
  en: 'Reserve without obligation',
  fr: 'Réserver sans engagement',
}
