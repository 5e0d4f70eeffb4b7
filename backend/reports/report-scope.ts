import type { ReportTime } from './report-time.ts'

/** What a report looks at: a project, a time, and all branches (undefined), one of them, or what is sent as parcels (null). */
export interface ReportScope {
  readonly project: number
  readonly time: ReportTime
  readonly branch?: number | null
  /** Whether it tells what goods cost the shop: only to who may read that of them. */
  readonly showsCosts?: boolean
}

/** The condition that keeps to a branch, by the column that names it. */
export function ofBranch({ branch }: Pick<ReportScope, 'branch'>, column: string) {
  if (branch === undefined) return { where: '', parameters: [] }
  if (branch === null) return { where: `and ${column} is null`, parameters: [] }
  return { where: `and ${column} = ?`, parameters: [branch] }
}
