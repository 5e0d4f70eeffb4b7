const momentOf = (local: string): string => (Number.isNaN(Date.parse(local)) ? '' : new Date(local).toISOString())

/** The first moment of a day of this place (`2026-11-20`) as the wire has it; empty for none. */
export const dayBegins = (day: string): string => momentOf(`${day}T00:00:00.000`)

/** The last moment of that day. */
export const dayEnds = (day: string): string => momentOf(`${day}T23:59:59.999`)

/** The day of this place that a moment of the wire lies in; empty for none. */
export function dayOf(moment: string | null | undefined): string {
  const date = new Date(moment ?? '')
  if (Number.isNaN(date.getTime())) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
