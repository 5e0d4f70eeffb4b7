/** A minute of a day as `18:30`; the end of the day is `24:00`, what lies after it is of the next day. */
export function clockText(minute: number): string {
  const shown = minute > 1440 ? minute - 1440 : minute
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}
