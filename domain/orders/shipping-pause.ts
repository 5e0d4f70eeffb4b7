import { germanDay } from '../hours/calendar-day.ts'
import { dayInWords } from '../hours/date-range-text.ts'
import type { HoursPlan } from '../hours/day-hours.ts'
import { shipsFrom } from '../hours/ships-from.ts'
import type { Language } from '../texts/language.ts'

const shippingFrom: Record<Language, string> = {
  de: 'Versand ab',
  en: 'shipping from',
  fr: 'expédition à partir du',
}

const collectionFrom: Record<Language, string> = {
  de: 'Abholung ab',
  en: 'collection from',
  fr: 'retrait à partir du',
}

/**
 * From when on goods are sent, in words, while the house that sends them is closed for a time: `Versand ab 7. Januar`; for collection from when
 * on any house is open. `houses` are the plans of all, the sending one first. Undefined while all works as usual.
 */
export function shippingPause(
  houses: readonly HoursPlan[],
  now: Date,
  language: Language,
  isCollection = false,
): string | undefined {
  const today = germanDay(now)
  const days = (isCollection ? houses : houses.slice(0, 1)).map((plan) => shipsFrom(plan, today))
  const [first] = days.toSorted()
  if (first === undefined || days.includes(undefined)) return undefined
  return `${(isCollection ? collectionFrom : shippingFrom)[language]} ${dayInWords(first, today, language)}`
}
