/** Milliseconds in which the same cause is told once. */
const MINUTE = 60_000

const MOST_CAUSES = 100

/** Tells of each cause once a minute. */
export type Calm = {
  /** How often this cause was kept back since it was told last, when it may be told now; undefined while it may not. */
  tell(cause: string): number | undefined
}

/** Keeps an outage, which every request meets, from filling the log: its cause is told once a minute, with how often it was met. */
export function createCalm(now: () => number): Calm {
  const logged = new Map<string, { at: number; since: number }>()
  return {
    tell(cause) {
      // The same cause with another process or moment in it.
      const key = cause.replace(/\d+/g, '#')
      const known = logged.get(key)
      if (known && now() - known.at < MINUTE) {
        known.since++
        return undefined
      }
      logged.delete(key)
      logged.set(key, { at: now(), since: 0 })
      if (logged.size > MOST_CAUSES) logged.delete(logged.keys().next().value as string)
      return known?.since ?? 0
    },
  }
}
