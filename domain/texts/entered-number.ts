import type { Language } from './language.ts'
import { decimalMark } from './written-number.ts'

/** A number that was typed: undefined where nothing was, `unclear` where it is no number or could be two different ones. */
export type EnteredNumber = number | undefined | 'unclear'

/** What people put beside an amount. */
const BESIDE = /[\s\u00a0\u202f’']|€|EUR$/gi

/** Groups of three digits, divided by the mark. */
const grouped = (digits: string, mark: string): boolean => {
  const [first = '', ...rest] = digits.split(mark)
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group))
}

/**
 * A number as people type it, whatever their browser's language: `1299,50`, `1.299,50`, `1299.50` and `1.299,50 €` are the same. A
 * single mark before three digits (`1.499`) groups thousands where at most two decimals may follow and `language` groups by it;
 * where more may follow it is the decimal mark of `language`. All else that could be two numbers is refused rather than guessed at.
 * @param decimals how many may follow: 0 for pieces, 2 for euro
 */
export function enteredNumber(text: string, language: Language, decimals: number): EnteredNumber {
  const bare = text.replace(BESIDE, '')
  if (bare === '') return undefined
  const [, sign = '', digits = ''] = /^(-?)(\d[\d.,]*)$/.exec(bare) ?? []
  const read = digits === '' ? undefined : readDigits(digits, language, decimals)
  if (read === undefined || (read.split('.')[1] ?? '').length > decimals) return 'unclear'
  const number = Number(sign + read)
  return Object.is(number, -0) ? 0 : number
}

/** The digits with a point before the decimals; undefined where they say nothing, or two things. */
function readDigits(digits: string, language: Language, decimals: number): string | undefined {
  const marks = [...digits].filter((sign) => sign === '.' || sign === ',')
  const last = marks.at(-1)
  if (last === undefined) return digits
  const [whole = '', fraction = ''] = [digits.slice(0, digits.lastIndexOf(last)), digits.split(last).at(-1)]
  const other = last === '.' ? ',' : '.'
  if (marks.includes(other)) {
    const isDecimal = marks.filter((mark) => mark === last).length === 1
    return isDecimal && grouped(whole, other) && fraction !== ''
      ? `${whole.replaceAll(other, '')}.${fraction}`
      : undefined
  }
  if (marks.length > 1) return grouped(digits, last) ? digits.replaceAll(last, '') : undefined
  if (fraction === '') return undefined
  const couldGroup = grouped(digits, last) && whole !== '0'
  if (!couldGroup) return `${whole}.${fraction}`
  if (last === decimalMark(language)) return decimals > 2 ? `${whole}.${fraction}` : undefined
  return decimals > 2 ? undefined : whole + fraction
}
