import { firstLanguage } from '../project/first-language.ts'
import type { AtFolder } from './folder-place.ts'
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
