import { defaultLanguage, type Language, pickOwnText, pickText, type Translation } from '../texts/language.ts'
import { dayCode } from './day-codes.ts'

/** Row of `opening_period` (SPEC 3); times as `HH:MM:SS`. */
export interface OpeningPeriod {
  day: number | string | null
  time_open?: string | null
  time_close?: string | null
  sort?: number | null
  free_text?: string | null
  translations?: readonly (Translation & { free_text?: string | null })[] | null
}

/** Row of the older `opening_hour` (SPEC 3). */
export interface OpeningHour {
  sort?: number | null
  opening_time?: string | null
  closing_time?: string | null
  closed?: boolean | null
  translations?: readonly (Translation & { day?: string | null; free_text?: string | null })[] | null
}

/** Opening and closing time as `HH:MM`; one may be missing. */
export interface TimePair {
  open?: string
  close?: string
}

/** One line of the opening hours: a day with all its times, or closed. */
export interface OpeningLine {
  label: string
  times: TimePair[]
  closed: boolean
  freeText?: string
}

interface Entry {
  label: string
  pair: TimePair | undefined
  freeText: string | undefined
  /** Closed although it has no times either way: an older hour says so itself, a period by having none. */
  closed: boolean
}

function withoutSeconds(time: string | null | undefined): string | undefined {
  const text = time?.trim()
  if (!text) return undefined
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})/.exec(text) ?? []
  return hours ? `${hours.padStart(2, '0')}:${minutes}` : text
}

function pairOf(open: string | null | undefined, close: string | null | undefined): TimePair | undefined {
  const pair = { open: withoutSeconds(open), close: withoutSeconds(close) }
  return pair.open || pair.close ? pair : undefined
}

function sorted<T extends { sort?: number | null }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
}

function merge(entries: readonly Entry[]): OpeningLine[] {
  return [...Map.groupBy(entries, (entry) => entry.label)].map(([label, group]) => {
    const times = group.flatMap((entry) => entry.pair ?? [])
    const freeText = [...new Set(group.flatMap((entry) => entry.freeText ?? []))].join(', ')
    const closed = times.length === 0 && group.some((entry) => entry.closed)
    return { label, times, closed, ...(freeText && { freeText }) }
  })
}

function entryOfPeriod(period: OpeningPeriod, language: Language, first: Language): Entry | undefined {
  const code = period.day ?? ''
  if (code === '' || Number(code) === 0) return undefined
  const pair = pairOf(period.time_open, period.time_close)
  const texts = { own: period.free_text, translations: period.translations ?? [] }
  return {
    label: dayCode(code)?.labels[language] ?? String(code),
    pair,
    closed: !pair,
    freeText: pickOwnText(texts, 'free_text', language, first)?.text.trim(),
  }
}

function entryOfHour(hour: OpeningHour, language: Language, first: Language): Entry {
  const pair = hour.closed ? undefined : pairOf(hour.opening_time, hour.closing_time)
  const freeText = pickText(hour.translations, 'free_text', language, first)?.text
  return {
    label: pickText(hour.translations, 'day', language, first)?.text ?? '',
    pair,
    freeText,
    closed: hour.closed || (!pair && !freeText),
  }
}

/**
 * The lines of the opening hours in the order of `sort` (SPEC 4, 9): one line per day code with all its times without seconds,
 * closed without any, an unknown code as written, code 0 skipped. Opening periods are used if there are any, else the older hours, of which
 * one that is not closed may be a text alone.
 */
export function openingLines(
  data: { periods?: readonly OpeningPeriod[] | null; hours?: readonly OpeningHour[] | null },
  language: Language,
  first: Language = defaultLanguage,
): OpeningLine[] {
  if (data.periods?.length) {
    return merge(sorted(data.periods).flatMap((period) => entryOfPeriod(period, language, first) ?? []))
  }
  return merge(sorted(data.hours ?? []).map((hour) => entryOfHour(hour, language, first)))
}

const onlyOne: Record<Language, { from: string; until: string }> = {
  de: { from: 'ab', until: 'bis' },
  en: { from: 'from', until: 'until' },
  fr: { from: 'à partir de', until: 'jusqu’à' },
}

/** A time pair as text, such as `09:00 - 13:00`, or `ab 09:00` where the end is open. */
export function timePairText(pair: TimePair, language: Language): string {
  if (pair.open && pair.close) return `${pair.open} - ${pair.close}`
  return pair.open ? `${onlyOne[language].from} ${pair.open}` : `${onlyOne[language].until} ${pair.close ?? ''}`
}
