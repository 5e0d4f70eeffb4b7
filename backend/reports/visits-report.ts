import type { VisitsReport } from '#contract/wire/reports.ts'
import { visitSteps } from '#domain/paths/visit-step.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { ReportScope } from './report-scope.ts'

/** The most lines of each table. */
const MOST = 500

interface Sum {
  readonly name: string
  readonly times: number
}

/**
 * What was seen of the website in a time: visits, pages and the hosts that visitors came from, the most first; pages on the way to an
 * order beside the orders that were placed; and what was searched for in vain, as far as it was asked for last in that time.
 */
export async function visitsReport(db: Database, { project, time }: ReportScope): Promise<VisitsReport> {
  const sums = async (kind: string): Promise<Sum[]> => {
    const { rows } = await run<Sum>(
      db,
      `select name, sum(times) as times from visit_count where project = ? and day >= ? and day <= ? and kind = ?
      group by name order by 2 desc, 1 limit ?`,
      [project, time.from, time.until, kind, MOST],
    )
    return rows.map(({ name, times }) => ({ name, times: Number(times) }))
  }
  const totals = await run<{ kind: string; times: number }>(
    db,
    'select kind, sum(times) as times from visit_count where project = ? and day >= ? and day <= ? group by kind',
    [project, time.from, time.until],
  )
  const totalOf = (kind: string) => Number(totals.rows.find((row) => row.kind === kind)?.times ?? 0)
  const [pages, sources, steps] = [await sums('page'), await sums('source'), await sums('step')]
  const ordered = await run<{ orders: number }>(
    db,
    'select count(*) as orders from ecommerce_order where project = ? and created_on >= ? and created_on < ?',
    [project, time.begins, time.ends],
  )
  const missed = await run<{ said: string; language: string; times: number; last_on: string }>(
    db,
    `select said, language, times, last_on from ecommerce_missed_search where project = ? and last_on >= ? and last_on <= ?
    order by times desc, id limit ?`,
    [project, time.from, time.until, MOST],
  )
  return {
    visits: totalOf('source'),
    seen: totalOf('page'),
    programs: totalOf('program'),
    steps: [
      ...visitSteps.map((step) => ({ step, times: steps.find(({ name }) => name === step)?.times ?? 0 })),
      { step: 'ordered', times: Number(ordered.rows[0]?.orders ?? 0) },
    ],
    pages,
    sources,
    searches: missed.rows.map((row) => ({ ...row, times: Number(row.times) })),
  }
}
