import type { SalesReport, Takings } from '#contract/wire/reports.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import { isSold, notKept } from '../shop/brought-in.ts'
import { ofBranch, type ReportScope } from './report-scope.ts'
import { reportDays } from './report-time.ts'

interface HourRow {
  readonly hour: string
  readonly branch: number | null
  readonly method: number
  readonly orders: number
  readonly takings: number
  readonly refunded: number
}

/** By hours, for a German day is none of UTC. */
const hoursOf = (states: string, where: string) => `select substr(o.created_on, 1, 13) as hour,
  o.collect_branch as branch, o.payment_method as method, count(*) as orders,
  sum(o.total - ${notKept('o')}) as takings, sum(o.refunded) as refunded from ecommerce_order o
  where o.project = ? and o.created_on >= ? and o.created_on < ? and ${states} ${where} group by 1, 2, 3`

/** Orders that are refunded by themselves: whether they were cancelled before stands in no index, and of the others no row is read. */
const salesHours = (where: string) =>
  `${hoursOf("o.state not in ('cancelled', 'refunded')", where)}
  union all ${hoursOf(`o.state = 'refunded' and ${isSold('o')}`, where)}`

const sum = (rows: readonly HourRow[], name: 'orders' | 'takings' | 'refunded') =>
  rows.reduce((total, row) => total + Number(row[name]), 0)

const takingsOf = (rows: readonly HourRow[]): Takings => ({
  orders: sum(rows, 'orders'),
  takings: euroOf(sum(rows, 'takings')),
})

/** The takings of a time by days, branches and ways of payment, in euro. */
export async function salesReport(db: Database, scope: ReportScope): Promise<SalesReport> {
  const { project, time } = scope
  const { where, parameters } = ofBranch(scope, 'o.collect_branch')
  const asked = [project, time.begins, time.ends, ...parameters]
  const { rows } = await run<HourRow>(db, salesHours(where), [...asked, ...asked])
  const byDay = Map.groupBy(rows, ({ hour }) => germanDay(new Date(`${hour}:00:00.000Z`)))
  const byBranch = Map.groupBy(rows, ({ branch }) => (branch === null ? null : Number(branch)))
  const byMethod = Map.groupBy(rows, ({ method }) => Number(method))
  return {
    from: time.from,
    until: time.until,
    ...takingsOf(rows),
    refunded: euroOf(sum(rows, 'refunded')),
    days: reportDays(time).map((day) => ({ day, ...takingsOf(byDay.get(day) ?? []) })),
    branches: [...byBranch].map(([branch, own]) => ({ branch, ...takingsOf(own) })),
    payments: [...byMethod].map(([method, own]) => ({ method, ...takingsOf(own) })),
  }
}
