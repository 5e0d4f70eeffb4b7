const MINUTE = 60_000
const LONGEST_DELAY = 4 * 60 * MINUTE

/** Attempts before a mail is left to a person: with the longest delay that is a little less than three days. */
export const MOST_ATTEMPTS = 24

/**
 * When a mail is tried again after that many attempts: after one minute, then twice as long each time, up to four hours, with a
 * tenth more or less so that waiting mails do not all come at once. Undefined when it is a person's turn.
 */
export function nextAttempt(attempts: number, now: Date, random: () => number): Date | undefined {
  if (attempts >= MOST_ATTEMPTS) return undefined
  const delay = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_DELAY)
  return new Date(now.getTime() + delay * (0.9 + random() * 0.2))
}
