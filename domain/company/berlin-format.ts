/**
 * How days and times are written where the shops are, whatever the machine's own zone is. To be kept, and not to be made by a file that is
 * only loaded (`lazyBerlinFormat`): the first takes a start some 35 ms.
 */
export const berlinFormat = (
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): Intl.DateTimeFormat => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Berlin' })

/** The same, made when it is first asked for. */
export function lazyBerlinFormat(...how: Parameters<typeof berlinFormat>): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined
  return () => (made ??= berlinFormat(...how))
}
