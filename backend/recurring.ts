export interface Recurring {
  /** Does the work now, or once more when it is being done. */
  wake(): void
  /** Lets the work in hand end and does it no more. */
  stop(): Promise<void>
}

/** Milliseconds between two looks for what is due at moments, which another process may have set. */
const LOOK_EVERY = 1000

/**
 * Does the work once a second, and where something is due before at its very moment.
 * @param next the next moment, in milliseconds since 1970; asked after the work
 */
export function atMoments(
  now: () => Date,
  work: () => Promise<unknown>,
  next: () => Promise<number | undefined>,
  failed: (error: unknown) => void,
): Recurring {
  let wait = LOOK_EVERY
  async function look(): Promise<void> {
    wait = LOOK_EVERY
    await work()
    const moment = await next()
    if (moment !== undefined) wait = Math.min(LOOK_EVERY, Math.max(1, moment - now().getTime()))
  }
  return recurring(() => wait, look, failed)
}

/**
 * Does the work at once and then again and again, `every` milliseconds after it ended, asked then where it is not always the same, and never
 * twice at a time. An error is told to `failed` and ends nothing.
 */
export function recurring(
  every: number | (() => number),
  work: () => Promise<unknown>,
  failed: (error: unknown) => void,
): Recurring {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    do {
      again = false
      await work().catch(failed)
    } while (again && !stopped)
  }

  function wake(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = run().finally(() => {
      running = undefined
      if (!stopped) timer = setTimeout(wake, typeof every === 'number' ? every : every()).unref()
    })
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
