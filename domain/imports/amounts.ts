import { enteredNumber } from '../texts/entered-number.ts'

/** The language whose marks the amounts of a file have. */
export type AmountMarks = 'de' | 'en'

/**
 * By what a file divides euro and cents, found in those of its amounts that can be read in one way only: `12,5` and `1.299,00` or `12.50`
 * and `1,299.00`. German where none says so, or both do.
 */
export function amountMarks(amounts: Iterable<string>): AmountMarks {
  let comma = 0
  let point = 0
  for (const amount of amounts) {
    if (/,\d{1,2}\D*$/.test(amount)) comma++
    else if (/\.\d{1,2}\D*$/.test(amount)) point++
  }
  return point > 0 && comma === 0 ? 'en' : 'de'
}

/** The cents of an amount such as `1.299,00 €` or `EUR 1,299.00`: undefined where there is none, `unclear` for what is no amount. */
export function centsIn(amount: string, marks: AmountMarks): number | undefined | 'unclear' {
  const euro = enteredNumber(
    amount
      .trim()
      .replace(/^(?:EUR|€)\s*/i, '')
      .replace(/\s*(?:EUR|€)$/i, ''),
    marks,
    2,
  )
  if (euro === 'unclear' && /^\d+\.\d{3,4}$/.test(amount.trim()) && marks === 'en')
    return Math.round(Number(amount) * 100)
  if (typeof euro === 'number' && euro < 0) return 'unclear'
  return typeof euro === 'number' ? Math.round(euro * 100) : euro
}
