import { germanDay } from '#domain/hours/calendar-day.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { hoursSentences } from '#domain/hours/hours-sentences.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Letterhead } from './letterhead.ts'

/** The letterhead of a mail to a customer, whose foot also says when the main house, the first, is open, with what differs in the next weeks. */
export const withHours = (
  letterhead: Letterhead,
  { houses: [main], language, now }: { houses: readonly HoursPlan[]; language: Language; now: Date },
): Letterhead => ({
  ...letterhead,
  lines: [...letterhead.lines, ...(main ? hoursSentences(main, germanDay(now), language) : [])],
})
