import { colonIn } from '../texts/colon.ts'
import { defaultLanguage, type Language } from '../texts/language.ts'
import type { CalendarDay } from './calendar-day.ts'
import { closedText } from './closed-text.ts'
import { comingLines } from './coming-hours.ts'
import type { HoursPlan } from './day-hours.ts'
import { type OpeningLine, openingLines, timePairText } from './opening-hours.ts'

const heading: Record<Language, string> = { de: 'Geöffnet', en: 'Open', fr: 'Ouvert' }

/**
 * The hours of a house in few lines of text, as a letter's foot has them: the usual ones in one, then each exception of the next weeks.
 * Days that are always closed are left out. Empty without hours. (SPEC 4, 9)
 */
export function hoursSentences(
  plan: HoursPlan,
  today: CalendarDay,
  language: Language,
  first: Language = defaultLanguage,
): string[] {
  const usual = openingLines({ periods: plan.periods }, language, first).filter(({ times }) => times.length > 0)
  if (usual.length === 0) return []
  const sentence = ({ label, times }: OpeningLine) =>
    `${label} ${times.map((pair) => timePairText(pair, language)).join(', ') || closedText[language]}`
  return [
    `${heading[language]}${colonIn[language]} ${usual.map(sentence).join(language === 'fr' ? '\u202f; ' : '; ')}`,
    ...comingLines(plan.exceptions, today, language, first).map(
      (line) => `${sentence(line)}${line.freeText ? ` (${line.freeText})` : ''}`,
    ),
  ]
}
