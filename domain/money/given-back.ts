import { sharedOut } from './pricing.ts'

/** A line of an order of which money was given back; cents. */
export interface GivenBackLine {
  readonly id: number
  readonly count: number
  /** Pieces that came back. */
  readonly returned: number
  readonly priceBrutto: number
}

/**
 * What an order's customer was given back for goods that stayed with them, by the line, in whole cents: the money beyond the price of the
 * pieces that came back, shared among those that did not as they are dear. Where all came back the rest was for shipping and gift wrap.
 */
export function givenBackForKept(lines: readonly GivenBackLine[], given: number): Map<number, number> {
  const back = lines.reduce((sum, { returned, priceBrutto }) => sum + returned * priceBrutto, 0)
  const kept = new Map(lines.map(({ id, count, returned, priceBrutto }) => [id, (count - returned) * priceBrutto]))
  const worth = [...kept.values()].reduce((sum, price) => sum + price, 0)
  const lessened = Math.min(given - back, worth)
  return lessened > 0 ? sharedOut(lessened, kept, 0) : new Map()
}
