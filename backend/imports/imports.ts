import { type Recurring, recurring } from '../recurring.ts'
import { claimImport, isStillWanted, moveImport, purgeImports } from './import-store.ts'
import { type ImportParts, workOn } from './import-work.ts'

export interface Imports {
  /** Looks for work from now on. */
  start(): void
  /** Looks for work now. */
  wake(): void
  /** Lets the goods in hand end; another process, or the next start, goes on from there. */
  stop(): Promise<void>
}

/** Milliseconds between two looks for an import that another process has left. */
const LOOK_EVERY = 10_000

/** Milliseconds between two signs of life while goods take their time. */
const SIGN_EVERY = 5000

type Log = (message: string, error: unknown) => void

/** The work on imports, once it has been started: one at a time, wherever it stood when its process ended. */
export function createImports(parts: ImportParts, log: Log): Imports {
  let isEnding = false
  let work: Recurring | undefined

  let purgedOn = ''

  async function round(): Promise<void> {
    const day = parts.defaults.now().toISOString().slice(0, 10)
    if (day !== purgedOn) await purgeImports(parts.db, parts.storage, parts.defaults.now())
    purgedOn = day
    for (;;) {
      if (isEnding) return
      const job = await claimImport(parts.db, parts.defaults.now())
      if (!job) return
      const signs = setInterval(
        () => void isStillWanted(parts.db, job, parts.defaults.now()).catch(() => {}),
        SIGN_EVERY,
      )
      try {
        await workOn(parts, job, () => isEnding)
      } finally {
        clearInterval(signs)
        // Whoever looks next goes on with what was not finished.
        await moveImport(parts.db, job.id, [job.state], { state: job.state }).catch(() => false)
      }
    }
  }

  return {
    start() {
      work ??= recurring(LOOK_EVERY, round, (error) => log('An import could not go on', error))
    },
    wake: () => work?.wake(),
    async stop() {
      isEnding = true
      await work?.stop()
    },
  }
}
