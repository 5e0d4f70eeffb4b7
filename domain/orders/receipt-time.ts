const HOUR = 3_600_000

/**
 * When a receipt may go to an address that a stranger may have entered: the first `atOnce` of an hour at once, each further one as
 * soon as an hour has passed since the one that many before it. None is dropped. `earlier`: when those before it go, in ms, in any order.
 */
export function receiptTime(now: number, earlier: readonly number[], atOnce: number): number {
  const sorted = earlier.toSorted((a, b) => a - b)
  const bound = sorted.at(-atOnce)
  return bound === undefined ? now : Math.max(now, bound + HOUR)
}
