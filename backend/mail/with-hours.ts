import { germanDay } from '#domain/hours/calendar-day.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { hoursSentences } from '#domain/hours/hours-sentences.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Letterhead } from './letterhead.ts'

interface OpenHouse {
  readonly house: HoursPlan | undefined
  /** What the house is called, where the letter is not from it. */
  readonly name?: string
  readonly language: Language
  readonly now: Date
}

/** The letterhead of a mail to a customer, whose foot also says when a house is open, with what differs in the next weeks. */
export function withHours(letterhead: Letterhead, { house, name, language, now }: OpenHouse): Letterhead {
  const hours = house ? hoursSentences(house, germanDay(now), language) : []
  return { ...letterhead, lines: [...letterhead.lines, ...(name && hours.length > 0 ? [name] : []), ...hours] }
}
