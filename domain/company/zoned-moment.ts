import { withFirstOfMonth } from '../texts/first-of-month.ts'
import { type Language, localeOf } from '../texts/language.ts'
import { berlinFormat } from './berlin-format.ts'

/** `long`: day and minute; `exact`: weekday, day and second, as receipts must name them (§ 356a (4) BGB). */
export type MomentStyle = 'long' | 'exact'

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit' } as const

const parts: Record<MomentStyle, Intl.DateTimeFormatOptions> = {
  long: { ...DAY, ...TIME },
  exact: { weekday: 'long', ...DAY, ...TIME, second: '2-digit' },
}

/** French has no short name of the zone, and formats would say `UTC+1`, which nobody reads as a clock on a wall. */
const FRENCH_ZONE = '(heure d’Europe centrale)'

/**
 * How moments are told by the clock of the shop and with its zone, in the words of each language: `20. November 2026 um 13:00 MEZ`,
 * `20 novembre 2026 à 13:00 (heure d’Europe centrale)`. To be kept, as `berlinFormat` is.
 */
export function zonedMoment(language: Language, style: MomentStyle): (moment: Date) => string {
  const isNamed = language !== 'fr'
  const format = berlinFormat(localeOf[language], { ...parts[style], ...(isNamed && { timeZoneName: 'short' }) })
  return (moment) => {
    const text = withFirstOfMonth(format.format(moment), language)
    return isNamed ? text : `${text} ${FRENCH_ZONE}`
  }
}
