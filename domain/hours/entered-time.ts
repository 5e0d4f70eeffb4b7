/** A time of day that was typed, as `18:30:00`: undefined where nothing was, `unclear` where it is no time. */
export type EnteredTime = string | undefined | 'unclear'

/** A time as people type it: `9`, `9 Uhr`, `930`, `9:30`, `9.30`, `18 Uhr 30`; midnight at the end of a day is no time of it. */
export function enteredTime(text: string): EnteredTime {
  const bare = text.trim().toLowerCase()
  if (bare === '') return undefined
  const match = /^(\d{1,2})(?:\s*(?:[:.,h]|uhr)\s*(\d{2})?)?(?:\s*(?:uhr|h))?$|^(\d{1,2})(\d{2})$/.exec(bare)
  if (!match) return 'unclear'
  const hour = Number(match[1] ?? match[3])
  const minute = Number(match[2] ?? match[4] ?? 0)
  if (hour > 23 || minute > 59) return 'unclear'
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`
}
