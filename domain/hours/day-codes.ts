import type { Language } from '../texts/language.ts'

/** ISO weekday, Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What an opening period's day code means: its label, and the weekdays or the calendar day it covers. */
export interface DayCode {
  labels: Record<Language, string>
  weekdays: readonly Weekday[]
  /** Month and day of a special day, `MM-DD`. */
  date?: string
}

/** The seventeen day codes of SPEC 9 by code; code 0 is information and is never shown as a day. */
export const dayCodes: readonly DayCode[] = [
  { labels: { de: 'Info', en: 'Info', fr: 'Info' }, weekdays: [] },
  { labels: { de: 'Montag', en: 'Monday', fr: 'Lundi' }, weekdays: [1] },
  { labels: { de: 'Mo - Mi', en: 'Mon - Wed', fr: 'Lun - Mer' }, weekdays: [1, 2, 3] },
  { labels: { de: 'Mo - Do', en: 'Mon - Thu', fr: 'Lun - Jeu' }, weekdays: [1, 2, 3, 4] },
  { labels: { de: 'Mo - Fr', en: 'Mon - Fri', fr: 'Lun - Ven' }, weekdays: [1, 2, 3, 4, 5] },
  { labels: { de: 'Dienstag', en: 'Tuesday', fr: 'Mardi' }, weekdays: [2] },
  { labels: { de: 'Di - Fr', en: 'Tue - Fri', fr: 'Mar - Ven' }, weekdays: [2, 3, 4, 5] },
  { labels: { de: 'Mittwoch', en: 'Wednesday', fr: 'Mercredi' }, weekdays: [3] },
  { labels: { de: 'Donnerstag', en: 'Thursday', fr: 'Jeudi' }, weekdays: [4] },
  { labels: { de: 'Freitag', en: 'Friday', fr: 'Vendredi' }, weekdays: [5] },
  { labels: { de: 'Samstag', en: 'Saturday', fr: 'Samedi' }, weekdays: [6] },
  { labels: { de: 'Sonntag', en: 'Sunday', fr: 'Dimanche' }, weekdays: [7] },
  { labels: { de: 'Mo - Di', en: 'Mon - Tue', fr: 'Lun - Mar' }, weekdays: [1, 2] },
  { labels: { de: 'Do - Fr', en: 'Thu - Fri', fr: 'Jeu - Ven' }, weekdays: [4, 5] },
  { labels: { de: 'Mo, Mi, Fr', en: 'Mon, Wed, Fri', fr: 'Lun, Mer, Ven' }, weekdays: [1, 3, 5] },
  { labels: { de: 'Heiligabend', en: 'Christmas Eve', fr: 'Veille de Noël' }, weekdays: [], date: '12-24' },
  { labels: { de: 'Silvester', en: 'New Year’s Eve', fr: 'Saint-Sylvestre' }, weekdays: [], date: '12-31' },
]

/** The entry of a code given as number or as text; undefined for a code that the table does not know. */
export function dayCode(code: number | string): DayCode | undefined {
  return /^\d+$/.test(String(code).trim()) ? dayCodes[Number(code)] : undefined
}
