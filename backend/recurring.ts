export interface Recurring {
  /** Does the work now, or once more when it is being done. */
  wake(): void
  /** Lets the work in hand end and does it no more. */
  stop(): Promise<void>
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
