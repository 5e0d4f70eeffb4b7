import { outageOf, PoolCrowded } from '../outage.ts'
import { inShortTransaction, type ShortTransaction } from './batch.ts'
import type { Database } from './database.ts'

export interface GroupCommit<Write, Result> {
  /** Makes one write, together with others of its moment: durable when this resolves. */
  readonly write: (write: Write) => Promise<Result>
  /** Does what may come to a write, which a group that is about to be made then waits for a little. */
  readonly coming: <Done>(work: () => Promise<Done>) => Promise<Done>
}

/**
 * Makes writes in one transaction, in the order of their coming, and says what became of each. Where it throws, or does not commit, nothing
 * is kept; a write that is refused is a result, and has written nothing.
 */
export type MakeTogether<Write, Result> = (
  trx: ShortTransaction,
  writes: readonly Write[],
) => Promise<readonly Result[]>

interface Waiting<Write, Result> {
  readonly write: Write
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
  readonly since: number
}

/** Writes that share a commit at most, so that the first does not wait long for the last. */
const MOST = 64

/** Writes that may wait: more would wait longer than anybody does. */
const MOST_WAITING = 500

/** Milliseconds that a write waits for its turn, as long as for a connection. */
const LONGEST_WAIT = 3000

/** Writes that are many enough to be made at once, although more are coming. */
const ENOUGH = 6

/** Milliseconds that a group waits for those who are coming, who may never arrive. */
const LONGEST_GATHERING = 10

/** Attempts of a write that has to give way to other transactions. */
const MOST_TRIES = 4

const crowded = () => new PoolCrowded('Too many writes wait')

/** PostgreSQL: two transactions waited for each other, and this one was chosen to give way. */
const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01'

/** Knows who is on the way to a group, of which so many wait already. */
function createGathering(waiting: () => number, longest: number) {
  let underway = 0
  let look = () => {}
  return {
    /** Looks whether the group is whole now. */
    look: () => look(),
    async coming<Done>(work: () => Promise<Done>): Promise<Done> {
      underway++
      try {
        return await work()
      } finally {
        underway--
        look()
      }
    },
    /** Waits for what else has arrived, and a little for who is on the way: one write takes as many ways to the database as several do. */
    whole: () =>
      new Promise<void>((resolve) => {
        const goOn = () => {
          clearTimeout(timer)
          look = () => {}
          resolve()
        }
        const timer = setTimeout(goOn, longest)
        look = () => {
          if (waiting() >= Math.min(ENOUGH, underway)) goOn()
        }
        setImmediate(() => look())
      }),
  }
}

/**
 * Writes that come at the same moment share one transaction, whose ways to the database and whose wait for the disk are the same for one
 * and for many. Where it fails, all of it is undone and made again by halves, so that only those fail of which it is the fault;
 * where the database is away nothing is tried again, for nobody knows whether a commit was made. Where too many wait already, a write
 * rejects at once with PoolCrowded.
 */
export function createGroupCommit<Write, Result>(
  db: Database,
  make: MakeTogether<Write, Result>,
  { mostWaiting = MOST_WAITING, gathering = LONGEST_GATHERING }: { mostWaiting?: number; gathering?: number } = {},
): GroupCommit<Write, Result> {
  const waiting: Waiting<Write, Result>[] = []
  let isScheduled = false
  const gathered = createGathering(() => waiting.length, gathering)

  async function commit(group: readonly Waiting<Write, Result>[], tries = 1): Promise<void> {
    try {
      const writes = group.map(({ write }) => write)
      const results = await inShortTransaction(db, (trx) => make(trx, writes))
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result)
    } catch (error) {
      const isOver = isDeadlock(error) ? group.length === 1 && tries === MOST_TRIES : outageOf(error) !== undefined
      if (isOver || (group.length === 1 && !isDeadlock(error))) for (const { reject } of group) reject(error)
      else if (group.length === 1) await commit(group, tries + 1)
      else {
        const half = group.length >> 1
        await commit(group.slice(0, half))
        await commit(group.slice(half))
      }
    }
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      await gathered.whole()
      const group = waiting.splice(0, MOST)
      const late = Date.now() - LONGEST_WAIT
      for (const { since, reject } of group) if (since < late) reject(crowded())
      const inTime = group.filter(({ since }) => since >= late)
      if (inTime.length > 0) await commit(inTime)
    }
    isScheduled = false
  }

  return {
    write: (write) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.length >= mostWaiting) return reject(crowded())
        waiting.push({ write, resolve, reject, since: Date.now() })
        gathered.look()
        if (isScheduled) return
        isScheduled = true
        void commitAll()
      }),
    coming: gathered.coming,
  }
}
