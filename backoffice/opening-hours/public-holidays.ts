import type { FederalState } from '#domain/hours/federal-states.ts'
import type { Language } from '#domain/texts/language.ts'

/** A public holiday of a Land, with its name in the languages of websites. */
export interface PublicHoliday {
  readonly day: string
  readonly names: Readonly<Record<Language, string>>
}

/** What the library calls them, in the other languages. */
const names: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  NEUJAHRSTAG: ['New Year’s Day', 'Jour de l’An'],
  HEILIGEDREIKOENIGE: ['Epiphany', 'Épiphanie'],
  WELTFRAUENTAG: ['International Women’s Day', 'Journée internationale des femmes'],
  KARFREITAG: ['Good Friday', 'Vendredi saint'],
  OSTERSONNTAG: ['Easter Sunday', 'Dimanche de Pâques'],
  OSTERMONTAG: ['Easter Monday', 'Lundi de Pâques'],
  TAG_DER_ARBEIT: ['Labour Day', 'Fête du Travail'],
  CHRISTIHIMMELFAHRT: ['Ascension Day', 'Ascension'],
  PFINGSTSONNTAG: ['Whit Sunday', 'Dimanche de Pentecôte'],
  PFINGSTMONTAG: ['Whit Monday', 'Lundi de Pentecôte'],
  FRONLEICHNAM: ['Corpus Christi', 'Fête-Dieu'],
  MARIAHIMMELFAHRT: ['Assumption Day', 'Assomption'],
  WELTKINDERTAG: ['World Children’s Day', 'Journée mondiale de l’enfance'],
  DEUTSCHEEINHEIT: ['Day of German Unity', 'Jour de l’Unité allemande'],
  REFORMATIONSTAG: ['Reformation Day', 'Fête de la Réformation'],
  ALLERHEILIGEN: ['All Saints’ Day', 'Toussaint'],
  BUBETAG: ['Day of Repentance and Prayer', 'Jour de pénitence et de prière'],
  ERSTERWEIHNACHTSFEIERTAG: ['Christmas Day', 'Noël'],
  ZWEITERWEIHNACHTSFEIERTAG: ['Second day of Christmas', 'Lendemain de Noël'],
}

/** The public holidays of a Land in a year, in order. Loads what computes them. */
export async function publicHolidays(year: number, land: FederalState): Promise<PublicHoliday[]> {
  const { getHolidays } = await import('feiertagejs')
  return getHolidays(year, land)
    .map((holiday) => {
      const de = holiday.translate('de') ?? holiday.name
      const [en = de, fr = de] = names[holiday.name] ?? []
      return { day: holiday.dateString, names: { de, en, fr } }
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
