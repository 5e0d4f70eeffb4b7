import { semicolonIn } from '../texts/colon.ts'
import type { Language } from '../texts/language.ts'

type Unit = 'workday' | 'day' | 'week' | 'month'

/** A stretch of time as goods have it: `ca. 3 Wochen` is 3 to 3 weeks, about. */
interface Span {
  least: number
  most: number
  unit: Unit
  isAbout: boolean
}

const unitOf: readonly (readonly [RegExp, Unit])[] = [
  [/^(werktagen?|werktag|arbeitstagen?|arbeitstag|(working|business) days?|jours? ouvr(és?|ables?))$/, 'workday'],
  [/^(tagen?|tag|days?|jours?)$/, 'day'],
  [/^(wochen?|weeks?|semaines?)$/, 'week'],
  [/^(monaten?|monat|months?|mois)$/, 'month'],
]

const calendarDays: Record<Unit, number> = { workday: 7 / 5, day: 1, week: 7, month: 30 }

const about: Record<Language, string> = { de: 'ca. ', en: 'about ', fr: 'environ ' }
const between: Record<Language, string> = { de: '–', en: '–', fr: ' à ' }

const unitNames: Record<Language, Record<Unit, readonly [one: string, other: string]>> = {
  de: { workday: ['Werktag', 'Werktage'], day: ['Tag', 'Tage'], week: ['Woche', 'Wochen'], month: ['Monat', 'Monate'] },
  en: {
    workday: ['working day', 'working days'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
  },
  fr: {
    workday: ['jour ouvré', 'jours ouvrés'],
    day: ['jour', 'jours'],
    week: ['semaine', 'semaines'],
    month: ['mois', 'mois'],
  },
}

const SPAN =
  /^(ca\.?|circa|etwa|rund|about|approx\.?|around|environ|env\.?)?\s*(\d{1,3})(?:\s*(?:–|-|bis|to|à)\s*(\d{1,3}))?\s+(\D+)$/i

/** What a text such as `2–4 Werktage` says, in any of the languages; undefined where it says something else. */
function spanOf(text: string): Span | undefined {
  const [, vague, from, to, name = ''] = SPAN.exec(text.trim().replace(/\s+/g, ' ')) ?? []
  const unit = unitOf.find(([names]) => names.test(name.toLowerCase()))?.[1]
  if (!from || !unit) return undefined
  const least = Number(from)
  return { least, most: Math.max(least, Number(to ?? from)), unit, isAbout: Boolean(vague) }
}

const daysOf = ({ most, unit }: Span) => most * calendarDays[unit]

/** The days that a text such as `2–4 Werktage` or `ca. 3 Wochen` names, at least and at most; undefined where it names none. (SPEC 3) */
export function daysIn(text: string | null | undefined): { least: number; most: number } | undefined {
  const span = spanOf(text ?? '')
  if (!span) return undefined
  const days = span.unit === 'workday' ? 1 : calendarDays[span.unit]
  return { least: span.least * days, most: span.most * days }
}

const nameOf = (count: number, unit: Unit, language: Language) => unitNames[language][unit][count === 1 ? 0 : 1]

function spanText({ least, most, unit, isAbout }: Span, language: Language): string {
  const count = least === most ? `${most}` : `${least}${between[language]}${most}`
  return `${isAbout ? about[language] : ''}${count} ${nameOf(most, unit, language)}`
}

const shippingOnTop: Record<Language, (days: string) => string> = {
  de: (days) => `, zuzüglich ${days} für den Versand`,
  en: (days) => `, plus ${days} for shipping`,
  fr: (days) => `, plus ${days} pour l’acheminement`,
}

const deliveryLabel: Record<Language, string> = {
  de: 'Lieferzeit: ',
  en: 'Delivery time: ',
  fr: 'Délai de livraison\u00a0: ',
}
const collectionLabel: Record<Language, string> = {
  de: 'Zeit bis zur Abholung: ',
  en: 'Ready for collection within: ',
  fr: 'Délai avant le retrait\u00a0: ',
}

/** A period as a note that stands alone, the same wherever an order is given of: `Lieferzeit: 4–6 Werktage`. */
export const deliveryText = (period: string, isCollection: boolean, language: Language): string =>
  (isCollection ? collectionLabel : deliveryLabel)[language] + period

/** What else holds of a period. */
export interface PeriodNotes {
  /** The country that it holds for, by name, where others wait longer. */
  readonly country?: string | undefined
  /** From when on goods are sent, while nothing is (`shippingPause`). */
  readonly pause?: string | undefined
}

/** What follows a period: ` (Deutschland), Versand ab 7. Januar`; empty where there is nothing to say. */
export const periodNotes = ({ country, pause }: PeriodNotes): string =>
  `${country ? ` (${country})` : ''}${pause ? `, ${pause}` : ''}`

/** How many working days fit into a unit for certain, whatever day they begin on. */
const workdaysIn: Record<Unit, number> = { workday: 1, day: 1, week: 5, month: 20 }

/** A span with working days on top, in whole units that are surely enough for them: a weekend lies within each five of them. */
function withWorkdays(span: Span, workdays: number): Span {
  const units = workdays / workdaysIn[span.unit]
  const weekends = span.unit === 'day' ? 2 * Math.ceil(workdays / 5) : 0
  return { ...span, least: span.least + Math.floor(units), most: span.most + Math.ceil(units) + weekends }
}

/**
 * The one period in which goods come that are sent together: that of the goods that take longest, as their `shipping_time` says it,
 * with the working days that the way of shipping adds (Art. 246a § 1 (1) no. 7 EGBGB), in the unit of the goods and never less. Texts that
 * name no stretch of time are kept in their words, each once, and notes follow the period. Null where nothing says when the goods come.
 * (SPEC 3)
 */
export function deliveryPeriod(
  times: readonly (string | null)[],
  shippingDays: number,
  language: Language,
  notes: PeriodNotes = {},
): string | null {
  const period = periodOf(times, shippingDays, language)
  return period && period + periodNotes(notes)
}

function periodOf(times: readonly (string | null)[], shippingDays: number, language: Language): string | null {
  const given = times.filter((time): time is string => Boolean(time?.trim()))
  if (given.length === 0) return null
  const spans = given.flatMap((time) => spanOf(time) ?? [])
  const days = `${shippingDays} ${nameOf(shippingDays, 'workday', language)}`
  if (spans.length < given.length) {
    return [...new Set(given)].join(semicolonIn[language]) + (shippingDays > 0 ? shippingOnTop[language](days) : '')
  }
  const longest = spans.reduce((a, b) => (daysOf(b) > daysOf(a) ? b : a))
  // What comes sooner holds back nothing, but the whole cannot come before the slowest part of the same unit is ready.
  const least = Math.max(...spans.filter(({ unit }) => unit === longest.unit).map((span) => span.least))
  const whole = { ...longest, least: Math.min(least, longest.most) }
  return spanText(withWorkdays(whole, shippingDays), language)
}
