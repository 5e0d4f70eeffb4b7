import type { Timers } from './timers.ts'

type Entry = { at: number; run: () => void; every?: number }

/** Timers for tests: time moves only through `advance`, which runs what falls due in order. */
export function fakeTimers(start = 0) {
  const entries = new Map<number, Entry>()
  let time = start
  let lastHandle = 0
  const add = (entry: Entry) => {
    lastHandle += 1
    entries.set(lastHandle, entry)
    return lastHandle
  }
  const timers: Timers = {
    now: () => time,
    setTimeout: (run, ms) => add({ at: time + ms, run }),
    clearTimeout: (handle) => entries.delete(handle as number),
    setInterval: (run, ms) => add({ at: time + ms, run, every: ms }),
    clearInterval: (handle) => entries.delete(handle as number),
  }

  /** Moves time on by `ms` and lets promises settle after each timer. */
  async function advance(ms: number) {
    const end = time + ms
    for (;;) {
      const due = [...entries].filter(([, entry]) => entry.at <= end).sort((a, b) => a[1].at - b[1].at)[0]
      if (!due) break
      const [handle, entry] = due
      time = entry.at
      if (entry.every) entry.at += entry.every
      else entries.delete(handle)
      entry.run()
      await settle()
    }
    time = end
    await settle()
  }

  return { timers, advance, pending: () => entries.size }
}

/** Lets every promise that is ready run to its end. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
