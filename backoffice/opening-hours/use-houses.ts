import { useQuery } from '@tanstack/react-query'
import { housesOf, planOf } from '#domain/hours/house.ts'
import { useBackend } from '../api/backend-context.ts'

/** Where in the cache the houses and exceptions lie. */
export const HOUSES_KEY = 'houses'

/** The houses with their hours, the main one first, the company's own settings of hours, and all exceptions. */
export function useHouses() {
  const { sdk, gate } = useBackend()
  const load = async () => {
    const [company, branches, exceptions] = await Promise.all([
      sdk.items('company').first({ fields: ['*', 'opening_periods.*', 'opening_periods.translations.*'] as const }),
      sdk.items('branch').read({
        fields: ['*', 'opening_periods.*', 'opening_periods.translations.*'] as const,
        sort: ['sort'],
        limit: -1,
      }),
      sdk.items('opening_exception').read({ fields: ['*', 'translations.*'] as const, limit: -1 }),
    ])
    return { company, branches: housesOf(branches.data, company), exceptions: exceptions.data }
  }
  return useQuery({ queryKey: [HOUSES_KEY], gcTime: 0, queryFn: () => gate.guarded(load) })
}

export type OfficeHouses = NonNullable<ReturnType<typeof useHouses>['data']>

/** All that decides when a house is open; without one the company's own hours. */
export const officePlan = ({ company, branches, exceptions }: OfficeHouses, branch: number | null) => {
  const house = branches.find(({ id }) => id === branch) ?? branches[0]
  return planOf(house ?? { id: null, opening_periods: company?.opening_periods ?? [] }, exceptions)
}
