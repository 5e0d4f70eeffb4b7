/**
 * By how many minutes the clocks of Germany are ahead of UTC, for whoever has no calendar at hand: making one takes a browser longer than
 * all else that a page does by itself. Where clocks are changed in the time in sight, the minute since 1970 UTC of that follows, and the
 * minutes from then on.
 */
export type ClockOffsets = readonly [first: number, change?: number, later?: number]

const MINUTE = 60_000
const MINUTES_OF_DAY = 1440

/** A moment, in milliseconds since 1970, as the clocks show it: the day since 1970, and the minute of that day. */
export function shownAt(moment: number, [first, change, later]: ClockOffsets): { day: number; minute: number } {
  const minute = Math.floor(moment / MINUTE)
  const shown = minute + (change === undefined || minute < change ? first : (later ?? first))
  return { day: Math.floor(shown / MINUTES_OF_DAY), minute: shown % MINUTES_OF_DAY }
}
