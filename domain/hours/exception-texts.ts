import type { Language } from '../texts/language.ts'
import type { ExceptionKind } from './opening-exception.ts'

/** What other hours are called where their owner has not said it. */
export const kindTexts: Record<ExceptionKind, Record<Language, string>> = {
  holiday: { de: 'Feiertag', en: 'Public holiday', fr: 'Jour férié' },
  closure: { de: 'Betriebsferien', en: 'Holiday closure', fr: 'Fermeture annuelle' },
  special: { de: 'Sonderöffnung', en: 'Special opening', fr: 'Ouverture exceptionnelle' },
  advent: { de: 'Advent', en: 'Advent', fr: 'Avent' },
}
