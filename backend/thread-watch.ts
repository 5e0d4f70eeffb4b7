/** Milliseconds without any time of a processor, after which a thread waits for something that never comes. */
const MOST_IDLE = 60_000

export interface ThreadWatch {
  /** Whether it has had more than its time, by the `used` ms of a processor. */
  isTooMuch(used: number): boolean
  /** Whether it has had none at all for a minute. */
  isIdle(): boolean
}

/**
 * Watches the time of a processor that a thread has had, which is looked at now and then. However busy the machine is, a thread that waits for
 * its turn gets some of it in a minute; one that waits for something else does not even say how much it had.
 * @param mostTime milliseconds of a processor
 * @param now milliseconds of any clock that never goes back
 */
export function createThreadWatch(mostTime: number, now: () => number): ThreadWatch {
  let most = -1
  let since = now()
  return {
    isTooMuch(used) {
      if (used > most) {
        most = used
        since = now()
      }
      return used > mostTime
    },
    isIdle: () => now() - since > MOST_IDLE,
  }
}
