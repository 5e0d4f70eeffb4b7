import { createLanes } from './lanes.ts'

/** Thrown when a queue is so long that waiting makes no sense, or when somebody has waited too long in it. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.')
  }
}

export type WorkQueue = {
  /**
   * Runs a task when a worker is free: of those who wait, for whom has kept the workers the least. Rejects with QueueFull when too many
   * wait; where a client is named, also when too many of theirs do, and after too long a wait.
   */
  run<T>(task: () => Promise<T>, client?: string): Promise<T>
  /** Runs a task when nobody waits and another worker stays free; false when too many are put off already. */
  later(task: () => Promise<unknown>): boolean
  /** Drops what was put off and waits for what runs. */
  close(): Promise<void>
}

export type WorkBounds = {
  /** Tasks that run at a time. */
  workers: number
  /** Tasks that may wait. */
  maxWaiting: number
  /** Tasks that may wait of one client: what one page shows, and more; as many as of all unless given. */
  ofOne?: number
  /** Milliseconds after which a client waits no more; for ever unless given. */
  longestWait?: number
  /** In milliseconds. */
  now?: () => number
}

/** Bounds how much work runs at a time, so that many pictures at once take neither all memory nor all processors. */
export function createWorkQueue(bounds: WorkBounds): WorkQueue {
  const { workers, maxWaiting, ofOne = maxWaiting, longestWait = Infinity, now = () => performance.now() } = bounds
  const lanes = createLanes<{ start: () => void; refuse: () => void }>(now)
  const putOff: Array<() => Promise<unknown>> = []
  let running = 0
  let runningLater = 0
  let allDone: (() => void) | undefined

  function next(): void {
    for (const { refuse } of lanes.takeOlderThan(longestWait)) refuse()
    const first = lanes.takeFirst()
    if (first) {
      first.start()
      return
    }
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

  const runFor = <T>(client: string, task: () => Promise<T>) => occupy(() => task().finally(() => lanes.end(client)))

  return {
    run: <T>(task: () => Promise<T>, client = '') => {
      if (running < workers) {
        lanes.begin(client)
        return runFor(client, task)
      }
      if (lanes.waiting() >= maxWaiting || (client !== '' && lanes.waiting(client) >= ofOne))
        return Promise.reject(new QueueFull())
      return new Promise<T>((resolve, reject) => {
        lanes.wait(client, {
          start: () => runFor(client, task).then(resolve, reject),
          refuse: () => reject(new QueueFull()),
        })
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
