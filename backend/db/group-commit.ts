import { PoolCrowded } from '../outage.ts'
import { type Database, isSqlite } from './database.ts'
import { run } from './run.ts'

/** Runs a write in a transaction of its own as far as it can tell: it is kept or rolled back alone, and durable when this resolves. */
export type GroupCommit = <Result>(write: (trx: Database) => Promise<Result>) => Promise<Result>

interface Waiting {
  readonly write: (trx: Database) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Writes that share a commit at most, so that the first does not wait long for the last. */
const MOST = 64

/** Whether the write was kept; otherwise what it failed with, all of it rolled back. */
async function attempt(trx: Database, write: Waiting['write']) {
  await run(trx, 'savepoint one_write')
  try {
    const result = await write(trx)
    await run(trx, 'release one_write')
    return { kept: true as const, result }
  } catch (error) {
    // A full disk has undone the whole transaction, and its savepoints with it.
    await run(trx, 'rollback to one_write').then(
      () => run(trx, 'release one_write'),
      () => {
        throw error
      },
    )
    return { kept: false as const, error }
  }
}

/** Writes that may wait: more would wait longer than anybody does. */
const MOST_WAITING = 500

/** Transactions at a time on PostgreSQL: they wait for each other at the counters, and each would hold a connection that readers need. */
const AT_A_TIME = 4

/** Milliseconds that a write waits for its turn there, as long as for a connection. */
const LONGEST_WAIT = 3000

const crowded = () => new PoolCrowded('Too many writes wait')

/** Each write in its own transaction, a few at a time in the order of their coming. */
function apart(db: Database, mostWaiting: number): GroupCommit {
  const waiting = new Set<() => void>()
  let running = 0

  async function run<Result>(write: (trx: Database) => Promise<Result>): Promise<Result> {
    running++
    try {
      return await db.transaction().execute(write)
    } finally {
      running--
      const [next] = waiting
      next?.()
    }
  }

  return async (write) => {
    if (running < AT_A_TIME) return run(write)
    if (waiting.size >= mostWaiting) throw crowded()
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(crowded())
      }, LONGEST_WAIT)
      waiting.add(begin)
    })
    return run(write)
  }
}

/**
 * Writes that come at the same moment share one commit on SQLite, whose wait for the disk is the same for one and for many: each
 * in a savepoint, one after another in the order of their coming. PostgreSQL does that by itself, so there each has its transaction.
 * Where too many wait already, a write rejects at once with PoolCrowded.
 */
export function createGroupCommit(db: Database, mostWaiting = MOST_WAITING): GroupCommit {
  if (!isSqlite(db)) return apart(db, mostWaiting)
  const waiting: Waiting[] = []
  let isScheduled = false

  async function commit(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await db.transaction().execute(async (trx) => {
        const made: Awaited<ReturnType<typeof attempt>>[] = []
        for (const { write } of group) made.push(await attempt(trx, write))
        return made
      })
      group.forEach(({ resolve, reject }, index) => {
        const outcome = outcomes[index]
        if (outcome?.kept) resolve(outcome.result)
        else reject(outcome?.error)
      })
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) await commit(waiting.splice(0, MOST))
    isScheduled = false
  }

  return <Result>(write: (trx: Database) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(crowded())
      waiting.push({ write, resolve: resolve as Waiting['resolve'], reject })
      if (isScheduled) return
      isScheduled = true
      // What else has arrived is read first.
      setImmediate(() => void commitAll())
    })
}
