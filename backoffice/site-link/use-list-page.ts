import { useQuery } from '@tanstack/react-query'
import { DATED_ROUTES } from '#domain/paths/dated-path.ts'
import { useBackend } from '../api/backend-context.ts'

/** The page that lists records of a kind with a day. */
interface ListPage {
  readonly route: (typeof DATED_ROUTES)[keyof typeof DATED_ROUTES]
  /** Its id, where it is there and not published yet. */
  readonly id?: number
}

/** The page that lists news or events while visitors do not see it: nothing leads to them then. Undefined once they do. */
export function useMissingListPage(collection: string): ListPage | undefined {
  const { sdk, gate } = useBackend()
  const route = collection === 'news' || collection === 'event' ? DATED_ROUTES[collection] : undefined
  const { data } = useQuery({
    queryKey: ['list-page', route],
    enabled: route !== undefined,
    gcTime: 0,
    queryFn: async () => {
      const filter = { name: route ?? '' }
      return (await gate.guarded(() => sdk.items('page').read({ filter, fields: ['id', 'status'] }))).data
    },
  })
  if (!route || !data || data.some(({ status }) => status === 'published')) return undefined
  return { route, id: data[0]?.id }
}
