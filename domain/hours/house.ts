import type { HoursPlan } from './day-hours.ts'
import type { OpeningException } from './opening-exception.ts'
import type { OpeningPeriod } from './opening-hours.ts'

/** A house with its usual hours; without an id it is the company's only one. */
export interface House {
  id: number | null
  opening_periods: readonly OpeningPeriod[]
}

/** All that decides when a house is open: its usual hours with the exceptions of its own and of all houses. */
export const planOf = ({ id, opening_periods }: House, exceptions: readonly OpeningException[]): HoursPlan => ({
  periods: opening_periods,
  exceptions: exceptions.filter(({ branch }) => branch === null || branch === id),
})

/** The house whose hours are the company's: the one it names, else its first. Undefined without any. */
export const mainHouse = <Branch extends { id: number }>(
  branches: readonly Branch[],
  main: number | null | undefined,
): Branch | undefined => branches.find(({ id }) => id === main) ?? branches[0]

/**
 * The houses of a company, its main one first, each with the hours that are its own. Hours of the company itself count only where it has no
 * branch, or its main one has none. (SPEC 3)
 */
export function housesOf<Branch extends House & { id: number }>(
  branches: readonly Branch[],
  company: { main_branch?: number | null; opening_periods: readonly OpeningPeriod[] } | null,
): Branch[] {
  const main = mainHouse(branches, company?.main_branch)
  if (!main) return []
  const own = main.opening_periods.length > 0 ? main.opening_periods : (company?.opening_periods ?? [])
  return [{ ...main, opening_periods: own }, ...branches.filter(({ id }) => id !== main.id)]
}
