import type { Language } from '../texts/language.ts'
import { type ClockOffsets, shownAt } from './clock-offsets.ts'
import { clockText } from './clock-text.ts'
import { datedDay, nearDay } from './near-day.ts'

/** What a door says at a moment, in milliseconds since 1970; undefined where the times do not reach so far. */
export type OpenStatus = { isOpen: boolean; at: number } | undefined

const MINUTE = 60_000
const DAY = 86_400_000

/** Whether it is open, and the moment of the next change, by the times that came with the page: minutes since 1970, beginnings and ends in turn. */
export function openStatus(times: readonly number[], now: number): OpenStatus {
  const index = times.findIndex((minute) => now < minute * MINUTE)
  return index === -1 ? undefined : { isOpen: index % 2 === 1, at: (times[index] ?? 0) * MINUTE }
}

const words: Record<Language, { open: string; until: string; closed: string; opens: string; at: string }> = {
  de: { open: 'Jetzt geöffnet', until: 'bis', closed: 'Geschlossen', opens: 'öffnet', at: 'um' },
  en: { open: 'Open now', until: 'until', closed: 'Closed', opens: 'opens', at: 'at' },
  fr: { open: 'Ouvert', until: 'jusqu’à', closed: 'Fermé', opens: 'ouvre', at: 'à' },
}

/** What a door says in words: `Jetzt geöffnet bis 18:30`, `Geschlossen, öffnet Dienstag um 10:00`. Times are Germany's, wherever the visitor is. */
export function openText(
  status: NonNullable<OpenStatus>,
  now: number,
  language: Language,
  clock: ClockOffsets,
): string {
  const { open, until, closed, opens, at } = words[language]
  const time = clockText(shownAt(status.at, clock).minute)
  if (status.isOpen) return status.at - now >= DAY ? open : `${open} ${until} ${time}`
  return `${closed}, ${opens} ${nearDay(status.at, now, language, clock)} ${at} ${time}`
}

const come: Record<Language, { from: string; now: string; open: string }> = {
  de: { from: 'ab {day} um {time}', now: 'ab sofort', open: 'ab sofort ({day} bis {time} geöffnet)' },
  en: { from: 'from {day} at {time}', now: 'from now on', open: 'from now on (open on {day} until {time})' },
  fr: {
    from: 'à partir du {day} à {time}',
    now: 'dès maintenant',
    open: 'dès maintenant (ouvert le {day} jusqu’à {time})',
  },
}

/**
 * From when somebody can come, with its date, for a letter may be read on another day: `ab sofort (Montag, 4. Januar bis 18:30 geöffnet)`,
 * `ab Dienstag, 5. Januar um 10:00`.
 */
export function comeText(
  status: NonNullable<OpenStatus>,
  now: number,
  language: Language,
  clock: ClockOffsets,
): string {
  const texts = come[language]
  const text = !status.isOpen ? texts.from : status.at - now >= DAY ? texts.now : texts.open
  const time = clockText(shownAt(status.at, clock).minute)
  return text.replace('{day}', datedDay(status.at, language)).replace('{time}', time)
}
