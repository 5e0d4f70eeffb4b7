import { outageOf, PoolCrowded } from '../outage.ts'
import { type Database, isSqlite } from './database.ts'
import { run } from './run.ts'

/**
 * Runs a write in a transaction of its own as far as it can tell: it is kept or rolled back alone, and durable when this resolves. What
 * it tells is dealt with at the end of the transaction.
 */
export type GroupCommit<Note> = <Result>(
  write: (trx: Database, tell: (note: Note) => void) => Promise<Result>,
) => Promise<Result>

/** Deals with what the kept writes of a transaction have told, as the last thing that it does. */
export type Finish<Note> = (trx: Database, notes: readonly Note[]) => Promise<void>

interface Waiting<Note> {
  readonly write: (trx: Database, tell: (note: Note) => void) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
  readonly since: number
}

type Outcome = { readonly isKept: true; readonly result: unknown } | { readonly isKept: false; readonly error: unknown }

/** Writes that share a commit at most, so that the first does not wait long for the last. */
const MOST = 64

/** Writes that may wait: more would wait longer than anybody does. */
const MOST_WAITING = 500

/** Milliseconds that a write waits for its turn, as long as for a connection. */
const LONGEST_WAIT = 3000

const crowded = () => new PoolCrowded('Too many writes wait')

/** PostgreSQL: two transactions waited for each other, and this one was chosen to give way. */
const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01'

/** Whether the write was kept, with what it told; otherwise what it failed with, all of it rolled back. */
async function attempt<Note>(trx: Database, { write }: Waiting<Note>, notes: Note[]): Promise<Outcome> {
  const own: Note[] = []
  await run(trx, 'savepoint one_write')
  try {
    const result = await write(trx, (note) => own.push(note))
    // PostgreSQL gives up all of them with the transaction, and each statement is a way there and back.
    if (isSqlite(trx)) await run(trx, 'release one_write')
    notes.push(...own)
    return { isKept: true, result }
  } catch (error) {
    // A full disk has undone the whole transaction, and its savepoints with it.
    await run(trx, 'rollback to one_write').then(
      () => run(trx, 'release one_write'),
      () => {
        throw error
      },
    )
    return { isKept: false, error }
  }
}

/** Runs the writes one after the other, each in a savepoint. */
async function inTurn<Note>(trx: Database, group: readonly Waiting<Note>[], notes: Note[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const one of group) outcomes.push(await attempt(trx, one, notes))
  return outcomes
}

/** Of writes side by side not all could be made; by their places, what each failed with. */
class SomeFailed extends Error {
  readonly reasons: ReadonlyMap<number, unknown>

  constructor(reasons: ReadonlyMap<number, unknown>) {
    super()
    this.reasons = reasons
  }

  /** What the writes themselves threw, and neither the database nor the way to it: it would be the same once more. */
  refused(): ReadonlyMap<number, unknown> {
    const isOfDatabase = (reason: unknown) =>
      typeof (reason as { code?: unknown }).code === 'string' || outageOf(reason) !== undefined
    return new Map([...this.reasons].filter(([, reason]) => !isOfDatabase(reason)))
  }
}

/** Runs the writes side by side, their statements on one connection without waiting for each other's answers. Rejects with SomeFailed where some do. */
async function besides<Note>(trx: Database, group: readonly Waiting<Note>[], notes: Note[]): Promise<Outcome[]> {
  const results = await Promise.allSettled(group.map(({ write }) => write(trx, (note) => notes.push(note))))
  const failed = results.flatMap((result, index) =>
    result.status === 'rejected' ? [[index, result.reason] as const] : [],
  )
  if (failed.length > 0) throw new SomeFailed(new Map(failed))
  return results.map((result) => ({ isKept: true, result: (result as PromiseFulfilledResult<unknown>).value }))
}

/** Makes a group of writes in one transaction, and says what became of each. */
function makerOf<Note>(db: Database, finish: Finish<Note> | undefined) {
  const inOne = (group: readonly Waiting<Note>[], how: typeof besides<Note>): Promise<Outcome[]> =>
    db.transaction().execute(async (trx) => {
      const notes: Note[] = []
      const outcomes = await how(trx, group, notes)
      if (notes.length > 0) await finish?.(trx, notes)
      return outcomes
    })

  /** Makes a group of which some failed and all was undone: those that the writes themselves refused are out, the others are made again. */
  async function withoutFailed(group: readonly Waiting<Note>[], failed: SomeFailed): Promise<Outcome[]> {
    if (group.length === 1) return [{ isKept: false, error: failed.reasons.get(0) }]
    const refused = failed.refused()
    if (refused.size === 0) return inOne(group, inTurn)
    const others = group.filter((_, index) => !refused.has(index))
    const outcomes = others.length > 0 ? await made(others) : []
    return group.map((_, index) =>
      refused.has(index) ? { isKept: false, error: refused.get(index) } : (outcomes.shift() as Outcome),
    )
  }

  /** A commit that fails is not tried again: nobody knows whether it was made. */
  async function made(group: readonly Waiting<Note>[]): Promise<Outcome[]> {
    if (isSqlite(db)) return inOne(group, inTurn)
    try {
      return await inOne(group, besides)
    } catch (error) {
      if (!(error instanceof SomeFailed)) throw error
      return withoutFailed(group, error)
    }
  }

  return made
}

/**
 * Writes that come at the same moment share one commit, whose wait for the disk is the same for one and for many. On SQLite each
 * is in a savepoint, one after another in the order of their coming. On PostgreSQL, where every statement is a way there and back, they run
 * side by side; where some of them fail, all are undone: those that fail by their own rules are out, the others are made again, and
 * where the database refused one, in turn like on SQLite. What all of them end with (the numbers of the change feed) is taken once, at the end,
 * so that the row for which every writer waits is held for a moment only. Where too many wait already, a write rejects at once with
 * PoolCrowded.
 */
export function createGroupCommit<Note = never>(
  db: Database,
  { finish, mostWaiting = MOST_WAITING }: { finish?: Finish<Note>; mostWaiting?: number } = {},
): GroupCommit<Note> {
  const waiting: Waiting<Note>[] = []
  let isScheduled = false

  const made = makerOf(db, finish)

  function tell({ resolve, reject }: Waiting<Note>, outcome: Outcome | undefined): void {
    if (outcome?.isKept) resolve(outcome.result)
    else reject(outcome?.error)
  }

  /** A write that had to give way to another transaction is tried once more, alone; so are those that one of them took with it. */
  async function alone(one: Waiting<Note>): Promise<void> {
    await made([one]).then(([outcome]) => tell(one, outcome), one.reject)
  }

  async function commit(group: readonly Waiting<Note>[]): Promise<void> {
    const again: Waiting<Note>[] = []
    try {
      const outcomes = await made(group)
      group.forEach((one, index) => {
        const outcome = outcomes[index]
        if (outcome && !outcome.isKept && isDeadlock(outcome.error)) again.push(one)
        else tell(one, outcome)
      })
    } catch (error) {
      if (isDeadlock(error)) again.push(...group)
      else for (const { reject } of group) reject(error)
    }
    for (const one of again) await alone(one)
  }

  async function commitAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MOST)
      const late = Date.now() - LONGEST_WAIT
      for (const { since, reject } of group) if (since < late) reject(crowded())
      const inTime = group.filter(({ since }) => since >= late)
      if (inTime.length > 0) await commit(inTime)
    }
    isScheduled = false
  }

  return <Result>(write: (trx: Database, tell: (note: Note) => void) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(crowded())
      waiting.push({ write, resolve: resolve as Waiting<Note>['resolve'], reject, since: Date.now() })
      if (isScheduled) return
      isScheduled = true
      // What else has arrived is read first.
      setImmediate(() => void commitAll())
    })
}
