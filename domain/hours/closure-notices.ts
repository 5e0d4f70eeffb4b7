import { defaultLanguage, type Language, pickText } from '../texts/language.ts'
import { type CalendarDay, daysAfter, daysBetween } from './calendar-day.ts'
import { dateRangeText } from './date-range-text.ts'
import { kindTexts } from './exception-texts.ts'
import { isClosure, type OpeningException } from './opening-exception.ts'

/** How many days before other hours begin they are announced. */
const DAYS_BEFORE = 14

/** A closure of so many days is announced by itself, unless the owner sets another number. */
export const DEFAULT_NOTICE_DAYS = 3

const closedFor: Record<Language, (place: string | undefined, dates: string) => string> = {
  de: (place, dates) => `${place ? `${place} ist` : 'Wir haben'} ${dates} geschlossen.`,
  en: (place, dates) => `${place ? `${place} is` : 'We are'} closed ${dates}.`,
  fr: (place, dates) => `${place ? `${place} est fermé(e)` : 'Nous sommes fermés'} ${dates}.`,
}

const otherHours: Record<Language, (place: string | undefined, dates: string) => string> = {
  de: (place, dates) => `${place ? `${place} hat` : 'Wir haben'} ${dates} andere Öffnungszeiten.`,
  en: (place, dates) => `${place ? `${place} has` : 'We have'} different opening hours ${dates}.`,
  fr: (place, dates) => `${place ? `${place} a` : 'Nous avons'} des horaires différents ${dates}.`,
}

/** A banner: what it is about, and what it says. */
export interface ClosureNotice {
  title: string
  text: string
}

function isAnnounced({ notice, day, from_date, until_date, ...times }: OpeningException, leastDays: number): boolean {
  if (notice !== 'auto') return notice === 'always'
  return isClosure(times) && day === null && daysBetween(from_date, until_date) + 1 >= leastDays
}

/**
 * What is announced on every page on a day, from two weeks before until its end: what the owner wants told, and closures of at least
 * `leastDays` by themselves. The owner's words follow the dates. `placeOf` names a branch.
 */
export function closureNotices(
  exceptions: readonly OpeningException[],
  today: CalendarDay,
  { leastDays, placeOf }: { leastDays: number; placeOf: (branch: number) => string | undefined },
  language: Language,
  first: Language = defaultLanguage,
): ClosureNotice[] {
  return exceptions
    .filter(({ from_date, until_date }) => daysAfter(from_date, -DAYS_BEFORE) <= today && today <= until_date)
    .filter((exception) => isAnnounced(exception, leastDays))
    .toSorted((a, b) => a.from_date.localeCompare(b.from_date) || a.id - b.id)
    .map((exception) => {
      const { kind, branch, from_date, until_date } = exception
      const dates = fromUntil[language](dateRangeText(from_date, until_date, today, language), from_date === until_date)
      const inWords = isClosure(exception) ? closedFor[language] : otherHours[language]
      const words = pickText(exception.translations, 'note', language, first)?.text.trim()
      const sentence = inWords(branch === null ? undefined : placeOf(branch), dates)
      return { title: kindTexts[kind][language], text: words ? `${sentence} ${words}` : sentence }
    })
}

const fromUntil: Record<Language, (dates: string, isOneDay: boolean) => string> = {
  de: (dates, isOneDay) => (isOneDay ? `am ${dates}` : `vom ${dates.replace(' – ', ' bis ')}`),
  en: (dates, isOneDay) => (isOneDay ? `on ${dates}` : `from ${dates.replace(' – ', ' to ')}`),
  fr: (dates, isOneDay) => (isOneDay ? `le ${dates}` : `du ${dates.replace(' – ', ' au ')}`),
}
