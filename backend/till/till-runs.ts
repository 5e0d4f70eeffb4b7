import type { TillReport, TillRun } from '#contract/wire/till.ts'
import type { Database } from '../db/database.ts'
import { projectSetting } from '../project/project-setting.ts'

/** The setting of a project that holds the last file of each place. */
const KEY = 'till_runs'

const HOUR = 3_600_000

type KeptRun = Omit<TillRun, 'overdue'>

async function kept(db: Database, project: number): Promise<KeptRun[]> {
  const stored = await projectSetting(db, project, KEY)
  const runs: unknown = stored ? JSON.parse(stored) : []
  return Array.isArray(runs) ? (runs as KeptRun[]) : []
}

/** The last file of each place, and whether the next is overdue by then. */
export async function tillRuns(db: Database, project: number, now: Date): Promise<TillRun[]> {
  const runs = await kept(db, project)
  return runs.map((run) => ({
    ...run,
    overdue: run.every !== null && Date.parse(run.on) + run.every * HOUR < now.getTime(),
  }))
}

/** Notes what became of a file; `outcome` is the sentence why it was refused, or what it changed. How often files come is known from before. */
export async function noteRun(
  db: Database,
  project: number,
  { branch, every, now }: { readonly branch: string | null; readonly every: number | undefined; readonly now: Date },
  outcome: string | TillReport,
): Promise<void> {
  const note = async (trx: Database) => {
    const runs = await kept(trx, project)
    const before = runs.find((run) => run.branch === branch)
    const taken = typeof outcome === 'string' ? undefined : outcome
    const run: KeptRun = {
      branch,
      on: now.toISOString(),
      every: every ?? before?.every ?? null,
      problem: typeof outcome === 'string' ? outcome.slice(0, 500) : null,
      stock: taken?.stock ?? 0,
      prices: taken?.prices ?? 0,
      sold: taken?.sold ?? 0,
      unknown: taken?.unknown.length ?? 0,
    }
    const value = JSON.stringify([...runs.filter((one) => one.branch !== branch), run].slice(-10))
    await trx
      .insertInto('settings')
      .values({ project, key: KEY, value })
      .onConflict((conflict) => conflict.columns(['project', 'key']).doUpdateSet({ value }))
      .execute()
  }
  await db.transaction().execute(note)
}
