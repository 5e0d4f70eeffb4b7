import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { type Comparison, comparedTime, type Period } from './report-period.ts'

/** What the shop sold in a period, beside another where one is asked for, and what lies in stock now. */
export function useReports(period: Period, branch: string, comparison: Comparison) {
  const { gate, sdk } = useBackend()
  /** Staff of a branch are not told of the website. */
  const seen = (time: Period) => gate.guarded(() => sdk.reports.visits(time)).catch(() => undefined)
  const place = branch === '' ? {} : { branch }
  return useQuery({
    queryKey: ['reports', period, branch, comparison],
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async () => {
      const asked = { ...period, ...place }
      const compared = comparison === 'nothing' ? undefined : { ...comparedTime(period, comparison), ...place }
      const [sales, goods, stock, before, goodsBefore, visits, visitsBefore] = await Promise.all([
        gate.guarded(() => sdk.reports.sales(asked)),
        gate.guarded(() => sdk.reports.goods(asked)),
        gate.guarded(() => sdk.reports.stock(place)),
        compared ? gate.guarded(() => sdk.reports.sales(compared)) : undefined,
        compared ? gate.guarded(() => sdk.reports.goods(compared)) : undefined,
        seen(asked),
        compared && seen(compared),
      ])
      return { sales, goods, stock, before, goodsBefore, visits, visitsBefore }
    },
  })
}

export type Reports = NonNullable<ReturnType<typeof useReports>['data']>
