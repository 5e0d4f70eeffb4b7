/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Places for so many parameters: `?, ?` in SQLite, `$1, $2` in PostgreSQL, there counted on from `first`. */
export const places = (sqlite: boolean, count: number, first = 1): string =>
  Array.from({ length: count }, (_, index) => (sqlite ? '?' : `$${first + index}`)).join(', ')
