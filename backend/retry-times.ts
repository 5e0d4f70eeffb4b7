const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds between the attempts of a message: 74 hours in all. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, ...Array(4).fill(14 * HOUR)]

/**
 * When a message is tried again after that many attempts: soon, then later and later for three days, with a tenth more or less so that
 * not all come at once. Undefined where it is given up.
 */
export function nextTry(attempts: number, now: Date, random: () => number): Date | undefined {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + pause * (0.9 + random() * 0.2))
}
