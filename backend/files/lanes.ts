/** Milliseconds in which nothing was asked for, after which one begins anew: longer than a program's way there and back, shorter than a person's. */
const PAUSE = 150

/** Milliseconds after which a third is left of the time that one had something asked for. */
const FADING = 10_000

/** Lanes that may be known before those that have long been idle are looked for. */
const MANY = 1000

type Lane<Task> = {
  /** Milliseconds with something waiting or running, fading; as of `at`. */
  busy: number
  at: number
  /** What was begun for it since it last paused. */
  had: number
  running: number
  readonly waiting: { readonly task: Task; readonly since: number }[]
}

/** Who waits for work, each in a lane of their own; '' is the program itself, which waits as long as it takes. */
export type Lanes<Task> = {
  /** Notes a task that is begun without waiting. */
  begin(client: string): void
  wait(client: string, task: Task): void
  /** Notes that a task has ended. */
  end(client: string): void
  /**
   * Takes the task that is next: of whom has kept the workers the least, by the time with something asked for and by what was begun since
   * the last pause. A program that asks without end has always had something asked for, a person who looks at what came has not.
   */
  takeFirst(): Task | undefined
  /** Takes what others than the program have waited for longer than so many milliseconds. */
  takeOlderThan(milliseconds: number): Task[]
  /** How many tasks wait, of all or of one. */
  waiting(client?: string): number
}

/** `now` in milliseconds. */
export function createLanes<Task>(now: () => number): Lanes<Task> {
  const lanes = new Map<string, Lane<Task>>()
  let count = 0

  const isIdle = ({ running, waiting }: Lane<Task>) => running === 0 && waiting.length === 0

  /** Brings the time that a lane was busy up to now, before anything about it changes. */
  function settle(lane: Lane<Task>): void {
    const passed = now() - lane.at
    const left = Math.exp(-passed / FADING)
    lane.busy = lane.busy * left + (isIdle(lane) ? 0 : FADING * (1 - left))
    lane.at = now()
  }

  function forgetIdle(): void {
    for (const [client, lane] of lanes) if (isIdle(lane) && now() - lane.at > FADING) lanes.delete(client)
  }

  function laneOf(client: string): Lane<Task> {
    const known = lanes.get(client)
    if (known) {
      if (isIdle(known) && now() - known.at > PAUSE) known.had = 0
      settle(known)
      return known
    }
    if (lanes.size >= MANY) forgetIdle()
    const lane = { busy: 0, at: now(), had: 0, running: 0, waiting: [] }
    lanes.set(client, lane)
    return lane
  }

  function start(lane: Lane<Task>): void {
    lane.had++
    lane.running++
  }

  return {
    begin: (client) => start(laneOf(client)),
    wait(client, task) {
      laneOf(client).waiting.push({ task, since: now() })
      count++
    },
    end(client) {
      const lane = laneOf(client)
      lane.running--
    },
    takeFirst() {
      let first: Lane<Task> | undefined
      let least = Infinity
      for (const lane of lanes.values()) {
        if (lane.waiting.length === 0) continue
        settle(lane)
        const rank = (1 + lane.had) * (1 + lane.busy)
        if (rank < least) [first, least] = [lane, rank]
      }
      const taken = first?.waiting.shift()
      if (!first || !taken) return undefined
      count--
      start(first)
      return taken.task
    },
    takeOlderThan(milliseconds) {
      const before = now() - milliseconds
      const old: Task[] = []
      for (const [client, lane] of lanes)
        while (client !== '' && lane.waiting[0] && lane.waiting[0].since < before) {
          settle(lane)
          old.push(lane.waiting[0].task)
          lane.waiting.shift()
        }
      count -= old.length
      return old
    },
    waiting: (client) => (client === undefined ? count : (lanes.get(client)?.waiting.length ?? 0)),
  }
}
