import type { Database } from '../db/database.ts'
import { firstLanguage } from '../project/first-language.ts'
import type { AtFolder } from './folder-place.ts'
import type { Teller } from './till-alarm.ts'
import { tillReportCsv } from './till-report-csv.ts'
import { claimLeftRun, dropRun, endRun } from './till-runs.ts'

const INTERRUPTED = 'The server ended while the file was written; what it changed until then is in the history of stock'

/** Lays a file whose run has ended to where it stays, with its report; leaves one that is still worked on. */
export async function endFile({ db, folder, place }: Omit<AtFolder, 'tell'>, id: number, name: string): Promise<void> {
  const row = await db
    .selectFrom('till_runs')
    .select(['state', 'problem', 'report', 'changes', 'created_on'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.state === 'reading' || row.state === 'writing') return
  const problem = row.problem === null ? null : String(row.problem)
  const report = tillReportCsv(
    JSON.parse(String(row.report ?? 'null')),
    JSON.parse(String(row.changes ?? '[]')),
    problem,
    await firstLanguage(db, place.project),
  )
  await folder.end(id, name, row.state === 'failed' ? 'failed' : 'done', String(row.created_on), report)
}

/**
 * Brings to an end what a process has left in the middle: a file that was only read is laid back, one that was being written is refused
 * with a sentence, for it is never written twice; one that was ended is laid to the others.
 */
export async function sweepFolder(at: AtFolder): Promise<void> {
  const { db, defaults, folder, place, tell } = at
  for (const { id, name } of await folder.taken()) {
    const row = await db.selectFrom('till_runs').select('id').where('id', '=', id).executeTakeFirst()
    const left = row && (await claimLeftRun(db, id, defaults.now()))
    if (left === 'writing') await endRun(db, { id, project: place.project, place }, INTERRUPTED, tell)
    if (left === 'reading') await dropRun(db, id)
    if (!row || left === 'reading') await folder.putBack(id, name)
    else await endFile(at, id, name)
  }
}

/** Milliseconds in which any file that was sent has been written: nobody hears of its process meanwhile. */
const SENT_FOR = 3_600_000

/** Refuses what was sent to a process that has ended in the middle of it: no file lies in a folder that would be taken up again. */
export async function endSent(db: Database, tell: Teller): Promise<void> {
  const left = await db
    .selectFrom('till_runs')
    .select(['id', 'project', 'place', 'branch'])
    .where('state', 'in', ['reading', 'writing'])
    .where('seen_on', '<', new Date(tell.now().getTime() - SENT_FOR).toISOString())
    .where('filename', 'is', null)
    .execute()
  for (const row of left) {
    const id = Number(row.id)
    const place = { key: String(row.place), branch: row.branch === null ? null : Number(row.branch) }
    if (await claimLeftRun(db, id, tell.now()))
      await endRun(db, { id, project: Number(row.project), place }, INTERRUPTED, tell)
  }
}
