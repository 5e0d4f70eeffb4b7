import { berlinFormat } from '../company/berlin-format.ts'
import { withFirstOfMonth } from '../texts/first-of-month.ts'
import { type Language, localeOf } from '../texts/language.ts'
import { type ClockOffsets, shownAt } from './clock-offsets.ts'

const near: Record<Language, readonly string[]> = {
  de: ['heute', 'morgen'],
  en: ['today', 'tomorrow'],
  fr: ['aujourd’hui', 'demain'],
}

/** From Thursday on, the day at which days began to be counted. */
const weekdays: Record<Language, readonly string[]> = {
  de: ['Donnerstag', 'Freitag', 'Samstag', 'Sonntag', 'Montag', 'Dienstag', 'Mittwoch'],
  en: ['Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'],
  fr: ['jeudi', 'vendredi', 'samedi', 'dimanche', 'lundi', 'mardi', 'mercredi'],
}

/** A day with its weekday and date, as Germany's calendar has it: `Dienstag, 5. Januar`. Milliseconds since 1970. */
export const datedDay = (moment: number, language: Language): string =>
  withFirstOfMonth(
    berlinFormat(localeOf[language], { weekday: 'long', day: 'numeric', month: 'long' }).format(moment),
    language,
  )

/** The day of a coming moment in words, as Germany's calendar has it: `heute`, `morgen`, `Dienstag`, or with its date from a week on. Milliseconds since 1970. */
export function nearDay(moment: number, now: number, language: Language, clock: ClockOffsets): string {
  const { day } = shownAt(moment, clock)
  const days = day - shownAt(now, clock).day
  if (days > 6) return datedDay(moment, language)
  return near[language][days] ?? weekdays[language][day % 7] ?? ''
}
