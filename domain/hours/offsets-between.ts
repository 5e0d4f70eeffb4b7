import { germanClock } from './berlin-time.ts'
import type { ClockOffsets } from './clock-offsets.ts'

const MINUTE = 60_000

/** Minutes that the clocks of Germany are ahead of UTC in a minute since 1970. */
const offsetIn = (minute: number) =>
  Date.parse(`${germanClock(new Date(minute * MINUTE).toISOString())}Z`) / MINUTE - minute

/** What the clocks of Germany do between two moments, in milliseconds since 1970, which are less than half a year apart. */
export function offsetsBetween(from: number, until: number): ClockOffsets {
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)]
  const [first, later] = [offsetIn(before), offsetIn(after)]
  if (first === later) return [first]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetIn(middle) === first) before = middle
    else after = middle
  }
  return [first, after, later]
}
