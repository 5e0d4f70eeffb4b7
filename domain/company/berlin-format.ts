const made = new Map<string, Intl.DateTimeFormat>()

/**
 * How days and times are written, in the zone that is named: made once for each locale and options, of which a program has only so many, for making
 * takes far longer than writing. Not to be called by a file that is only loaded: the first takes a start some 35 ms.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, known)
  return known
}

/** The same for where the shops are, whatever the machine's own zone is. */
export const berlinFormat = (
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'> = {},
): Intl.DateTimeFormat => dateFormat(locale, { ...options, timeZone: 'Europe/Berlin' })

/** The same, made when it is first asked for. */
export function lazyBerlinFormat(...how: Parameters<typeof berlinFormat>): () => Intl.DateTimeFormat {
  let kept: Intl.DateTimeFormat | undefined
  return () => (kept ??= berlinFormat(...how))
}
