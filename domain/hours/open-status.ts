import { berlinFormat } from '../company/berlin-format.ts'
import { type Language, localeOf } from '../texts/language.ts'

/** What a door says at a moment, in milliseconds since 1970; undefined where the times do not reach so far. */
export type OpenStatus = { isOpen: boolean; at: number } | undefined

const MINUTE = 60_000
const DAY = 86_400_000

/** Whether it is open, and the moment of the next change, by the times that came with the page: minutes since 1970, beginnings and ends in turn. */
export function openStatus(times: readonly number[], now: number): OpenStatus {
  const index = times.findIndex((minute) => now < minute * MINUTE)
  return index === -1 ? undefined : { isOpen: index % 2 === 1, at: (times[index] ?? 0) * MINUTE }
}

const words: Record<
  Language,
  { open: string; until: string; closed: string; opens: string; near: string[]; at: string }
> = {
  de: {
    open: 'Jetzt geöffnet',
    until: 'bis',
    closed: 'Geschlossen',
    opens: 'öffnet',
    near: ['heute', 'morgen'],
    at: 'um',
  },
  en: { open: 'Open now', until: 'until', closed: 'Closed', opens: 'opens', near: ['today', 'tomorrow'], at: 'at' },
  fr: {
    open: 'Ouvert',
    until: 'jusqu’à',
    closed: 'Fermé',
    opens: 'ouvre',
    near: ['aujourd’hui', 'demain'],
    at: 'à',
  },
}

/** What a door says in words: `Jetzt geöffnet bis 18:30`, `Geschlossen, öffnet Dienstag um 10:00`. Times are Germany's, wherever the visitor is. */
export function openText(status: NonNullable<OpenStatus>, now: number, language: Language): string {
  const { open, until, closed, opens, near, at } = words[language]
  const shown = (options: Intl.DateTimeFormatOptions, moment = status.at, locale = localeOf[language]) =>
    berlinFormat(locale, options).format(moment)
  const time = shown({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const isFar = status.at - now >= DAY
  if (status.isOpen) return isFar ? open : `${open} ${until} ${time}`
  const dayOf = (moment: number) => Date.parse(shown({}, moment, 'sv-SE')) / DAY
  const days = dayOf(status.at) - dayOf(now)
  const day = near[days] ?? shown({ weekday: 'long', ...(days > 6 && { day: 'numeric', month: 'long' }) })
  return `${closed}, ${opens} ${day} ${at} ${time}`
}
