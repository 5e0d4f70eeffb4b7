import type { VisitsReport } from '#contract/wire/reports.ts'
import { visitSteps } from '#domain/paths/visit-step.ts'
import { type Database, isSqlite } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { ReportScope } from './report-scope.ts'

/** The most lines of each table. */
const MOST = 500

interface Sum {
  readonly name: string
  readonly times: number
}

const mostFirst = (a: Sum, b: Sum) => b.times - a.times || (a.name < b.name ? -1 : 1)

/**
 * What was seen of the website in a time: visits, pages and the hosts that visitors came from, the most first; pages on the way to an
 * order beside the orders that were placed; and what was searched for in vain, as far as it was asked for last in that time.
 */
export async function visitsReport(db: Database, { project, time }: ReportScope): Promise<VisitsReport> {
  // Read once: a report of two years looks at a quarter of a million sums. On SQLite days are joined with nothing, so that it does not look
  // for them: what is found by days has to be sorted by names, which takes four times as long. PostgreSQL gathers names without sorting.
  const day = isSqlite(db) ? "day || ''" : 'day'
  const counted = await run<{ kind: string; name: string; times: number }>(
    db,
    `select kind, name, sum(times) as times from visit_count
    where project = ? and ${day} >= ? and ${day} <= ? group by kind, name`,
    [project, time.from, time.until],
  )
  const byKind = Map.groupBy(counted.rows, ({ kind }) => kind)
  const sums = (kind: string): Sum[] =>
    (byKind.get(kind) ?? []).map(({ name, times }) => ({ name, times: Number(times) })).toSorted(mostFirst)
  const totalOf = (kind: string) => sums(kind).reduce((total, { times }) => total + times, 0)
  const steps = sums('step')
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
    pages: sums('page').slice(0, MOST),
    sources: sums('source').slice(0, MOST),
    searches: missed.rows.map((row) => ({ ...row, times: Number(row.times) })),
  }
}
