import { berlinFormat } from '../company/berlin-format.ts'
import { type Language, localeOf } from '../texts/language.ts'

const DAY = 86_400_000

const near: Record<Language, readonly string[]> = {
  de: ['heute', 'morgen'],
  en: ['today', 'tomorrow'],
  fr: ['aujourd’hui', 'demain'],
}

const shown = (moment: number, options: Intl.DateTimeFormatOptions, locale: string) =>
  berlinFormat(locale, options).format(moment)

const dayOf = (moment: number) => Date.parse(shown(moment, {}, 'sv-SE')) / DAY

/** The day of a coming moment in words, as Germany's calendar has it: `heute`, `morgen`, `Dienstag`, or with its date from a week on. Milliseconds since 1970. */
export function nearDay(moment: number, now: number, language: Language): string {
  const days = dayOf(moment) - dayOf(now)
  const far = days > 6 ? ({ day: 'numeric', month: 'long' } as const) : {}
  return near[language][days] ?? shown(moment, { weekday: 'long', ...far }, localeOf[language])
}

/** The time of a moment on a clock in Germany: `18:30`. */
export const clockAt = (moment: number, language: Language): string =>
  shown(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, localeOf[language])
