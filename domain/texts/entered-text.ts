import type { FieldProblem } from './field-problem.ts'

// What turns the direction of the text around it.
const turning = /[\u202a-\u202e\u2066-\u2069]/gu

// Control characters but line breaks and tabs.
const unreadable = /(?![\t\n])\p{Cc}/gu

const invisible = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * A text without what turns the direction of the text around it, its letters and their accents as one character each, as they are looked for;
 * empty when nothing in it can be seen.
 */
export function visibleText(text: string): string {
  const unturned = text.replace(turning, '').normalize('NFC')
  return invisible.test(unturned) ? '' : unturned
}

/** A text of several lines as someone entered it, fit to be stored and shown: no control characters, no blanks around it. */
export function enteredText(value: unknown): string {
  return typeof value === 'string'
    ? visibleText(value.replace(/\r\n?/g, '\n').replace(unreadable, '').toWellFormed()).trim()
    : ''
}

/** The same in one line. */
export function enteredLine(value: unknown): string {
  return enteredText(value).replace(/\s+/g, ' ')
}

/** Whether a form has sent nothing in a field. */
export const isNotGiven = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What is wrong with a text, given as it came and as it was read; `maximum` is its greatest length in characters. */
export function textProblem(
  value: unknown,
  text: string,
  { maximum, required }: { maximum: number; required: boolean },
): FieldProblem | undefined {
  if (value !== undefined && value !== null && typeof value !== 'string') return 'invalid'
  if (text === '') return required ? 'missing' : undefined
  return text.length > maximum ? 'tooLong' : undefined
}

/** The id of an item as a form sends it, as a number or in digits; undefined for anything else. */
export function enteredId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value.trim()) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? id : undefined
}
