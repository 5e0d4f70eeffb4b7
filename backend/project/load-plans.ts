import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { type House, housesOf, planOf } from '#domain/hours/house.ts'
import { exceptionKinds, noticeChoices, type OpeningException } from '#domain/hours/opening-exception.ts'
import type { OpeningPeriod } from '#domain/hours/opening-hours.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Project } from './project.ts'

/** When a house is open; without a branch it is the company's only one. */
export type HousePlan = HoursPlan & { readonly branch: number | null }

/** When the houses of a project are open, the main one first; without branches the company's own hours. Notes are left out. */
export async function loadPlans(db: Database, { id }: Project): Promise<HousePlan[]> {
  const [company] = await rowsOf(db, 'company', 'project', [id])
  const branches = (await rowsOf(db, 'branch', 'project', [id])).toSorted((a, b) => Number(a.sort) - Number(b.sort))
  const exceptions = (await rowsOf(db, 'opening_exception', 'project', [id])).map(exceptionOf)
  const ofBranches = await rowsOf(
    db,
    'opening_period',
    'branch',
    branches.map((branch) => Number(branch.id)),
  )
  const ofCompany = company ? await rowsOf(db, 'opening_period', 'company', [Number(company.id)]) : []
  const own = { main_branch: numberOf(company?.main_branch), opening_periods: ofCompany.map(periodOf) }
  const houses = branches.map((branch) => ({
    id: Number(branch.id),
    opening_periods: ofBranches.filter((period) => period.branch === branch.id).map(periodOf),
  }))
  const all: readonly House[] = houses.length > 0 ? housesOf(houses, own) : [{ ...own, id: null }]
  return all.map((house) => ({ ...planOf(house, exceptions), branch: house.id }))
}

const numberOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))

const textOf = (value: Row[string] | undefined) => (value ? String(value) : null)

const periodOf = ({ day, time_open, time_close }: Row): OpeningPeriod => ({
  day: numberOf(day),
  time_open: textOf(time_open),
  time_close: textOf(time_close),
})

const exceptionOf = (row: Row): OpeningException => ({
  id: Number(row.id),
  branch: numberOf(row.branch),
  kind: exceptionKinds.find((kind) => kind === row.kind) ?? 'special',
  from_date: String(row.from_date),
  until_date: String(row.until_date),
  day: numberOf(row.day),
  time_open: textOf(row.time_open),
  time_close: textOf(row.time_close),
  break_from: textOf(row.break_from),
  break_until: textOf(row.break_until),
  notice: noticeChoices.find((notice) => notice === row.notice) ?? 'auto',
})
