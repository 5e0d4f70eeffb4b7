/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Places for so many parameters: `?, ?`. */
export const places = (count: number): string => Array(count).fill('?').join(', ')
