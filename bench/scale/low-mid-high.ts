import { rounded } from '../figures.ts'

/** Least, middle and most of some figures. */
export function lowMidHigh(figures: readonly number[]): string {
  const sorted = figures.toSorted((a, b) => a - b)
  return [0, sorted.length >> 1, sorted.length - 1].map((index) => rounded(sorted[index] ?? Number.NaN)).join(', ')
}
