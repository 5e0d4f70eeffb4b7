/** Thrown when a queue is so long that waiting makes no sense. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.')
  }
}

export type WorkQueue = {
  /**
   * Runs a task when a worker is free: of those who wait, for whom the least has been run since the queue was empty. Rejects with QueueFull
   * when too many wait.
   */
  run<T>(task: () => Promise<T>, client?: string): Promise<T>
  /** Runs a task when nobody waits and another worker stays free; false when too many are put off already. */
  later(task: () => Promise<unknown>): boolean
  /** Drops what was put off and waits for what runs. */
  close(): Promise<void>
}

type Waiting = { client: string; start: () => void }

/** Bounds how much work runs at a time, so that many pictures at once take neither all memory nor all processors. */
export function createWorkQueue(workers: number, maxWaiting: number): WorkQueue {
  const waiting: Waiting[] = []
  const served = new Map<string, number>()
  const putOff: Array<() => Promise<unknown>> = []
  let running = 0
  let runningLater = 0
  let allDone: (() => void) | undefined

  /** Who has had the least so far goes first, among equals who has waited the longest. */
  function takeFirst(): Waiting | undefined {
    const had = ({ client }: Waiting) => served.get(client) ?? 0
    const first = waiting.reduce<Waiting | undefined>(
      (least, one) => (least && had(least) <= had(one) ? least : one),
      undefined,
    )
    if (!first) return undefined
    waiting.splice(waiting.indexOf(first), 1)
    return first
  }

  const note = (client: string) => served.set(client, (served.get(client) ?? 0) + 1)

  function next(): void {
    const first = takeFirst()
    if (first) {
      first.start()
      return
    }
    if (running === 0) served.clear()
    // One worker stays free for visitors, where there are several.
    const mayStart = runningLater === 0 && running < Math.max(1, workers - 1)
    const task = mayStart ? putOff.shift() : undefined
    if (task) {
      runningLater += 1
      void occupy(task)
        .catch(() => undefined)
        .finally(() => {
          runningLater -= 1
          next()
        })
    } else if (running === 0) allDone?.()
  }

  async function occupy<T>(task: () => Promise<T>): Promise<T> {
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      next()
    }
  }

  return {
    run: (task, client = '') => {
      if (running < workers) {
        note(client)
        return occupy(task)
      }
      if (waiting.length >= maxWaiting) return Promise.reject(new QueueFull())
      return new Promise((resolve, reject) => {
        const start = () => {
          note(client)
          occupy(task).then(resolve, reject)
        }
        waiting.push({ client, start })
      })
    },
    later: (task) => {
      if (putOff.length >= maxWaiting) return false
      putOff.push(task)
      next()
      return true
    },
    close: () => {
      putOff.length = 0
      return running === 0 ? Promise.resolve() : new Promise((resolve) => (allDone = resolve))
    },
  }
}
