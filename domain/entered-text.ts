// Control characters but line breaks and tabs, and those that turn the direction of the text around them.
const unreadable = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** A text of several lines as someone entered it, fit to be stored and shown: no control characters, no blanks around it. */
export function enteredText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(unreadable, '').toWellFormed().trim() : ''
}

/** The same in one line. */
export function enteredLine(value: unknown): string {
  return enteredText(value).replace(/\s+/g, ' ')
}

/** The id of an item as a form sends it, as a number or in digits; undefined for anything else. */
export function enteredId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value.trim()) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
