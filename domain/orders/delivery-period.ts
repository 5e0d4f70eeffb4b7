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

const onTop: Record<Language, string> = { de: ' und ', en: ' and ', fr: ' et ' }
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

/**
 * The one period in which goods come that are sent together: that of the goods that take longest, as their `shipping_time` says it,
 * with the working days that the way of shipping adds (Art. 246a § 1 (1) no. 7 EGBGB). Texts that name no stretch of time are kept
 * in their words, each once. While nothing is sent, `pause` says from when on it is (`shippingPause`). Null where nothing says when the
 * goods come. (SPEC 3)
 */
export function deliveryPeriod(
  times: readonly (string | null)[],
  shippingDays: number,
  language: Language,
  pause?: string,
): string | null {
  const period = periodOf(times, shippingDays, language)
  return period !== null && pause ? `${period}, ${pause}` : period
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
  if (shippingDays === 0) return spanText(whole, language)
  if (whole.unit !== 'workday') return `${spanText(whole, language)}${onTop[language]}${days}`
  return spanText({ ...whole, least: whole.least + shippingDays, most: whole.most + shippingDays }, language)
}
