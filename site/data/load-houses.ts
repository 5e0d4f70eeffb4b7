import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { housesOf, planOf } from '#domain/hours/house.ts'
import type { PageRequest } from './page-request.ts'
import {
  BRANCH_FIELDS,
  type BranchRow,
  COMPANY_FIELDS,
  type CompanyRow,
  EXCEPTION_FIELDS,
  type ExceptionRow,
} from './rows.ts'

/** Where a company is and when: its branches, the main one first, and what differs from their usual hours. */
export type Houses = { company: CompanyRow | null; branches: BranchRow[]; exceptions: ExceptionRow[] }

/** Reads the houses of the project. */
export async function loadHouses({ sdk, project }: Pick<PageRequest, 'sdk' | 'project'>): Promise<Houses> {
  const filter = { 'project.domain': project.domain }
  const [company, branches, exceptions] = await Promise.all([
    sdk.items('company').first({ filter, fields: COMPANY_FIELDS }),
    sdk.items('branch').read({ filter, fields: BRANCH_FIELDS, sort: ['sort'], limit: -1 }),
    sdk.items('opening_exception').read({ filter, fields: EXCEPTION_FIELDS, limit: -1 }),
  ])
  return { company, branches: housesOf(branches.data, company), exceptions: exceptions.data }
}

/** When the houses are open, the main one first; without branches the company's own hours. */
export const plansOf = (houses: Houses): HoursPlan[] =>
  houses.branches.length > 0
    ? houses.branches.map((branch) => planOf(branch, houses.exceptions))
    : [companyPlan(houses)]

/** The hours of the company: those of its main branch, or its own where it has none. */
export function companyPlan({ company, branches, exceptions }: Houses): HoursPlan {
  const [main] = branches
  return planOf(main ?? { id: null, opening_periods: company?.opening_periods ?? [] }, exceptions)
}
