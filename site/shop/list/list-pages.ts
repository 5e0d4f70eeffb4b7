import { type InfiniteData, QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { pageDataPath } from '#domain/paths/page-data-path.ts'
import type { PageData } from '../../loader/page-resources.ts'
import type { ProductCardView } from '../product-card-view.ts'
import { listSearch } from './list-href.ts'
import type { ListView } from './list-view.ts'

/** One page of a list's products, and how many pages there are. */
export type ListPage = { products: ProductCardView[]; pageCount: number }

type Pages = InfiniteData<ListPage, number>

/** How long what was fetched is shown again without asking, in ms (SPEC 9). */
const LIFETIME = 5 * 60 * 1000

/** The delay before a retry, in ms: 1 s doubling to 30 s (SPEC 9). */
export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000)

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: LIFETIME,
        // `gcTime` stays the package's own: five minutes as well, and on the server no timer, which would hold each rendered page as long.
        retry: 3,
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        // Pages never change once they are there, and comparing all of them takes the longer the more there are.
        structuralSharing: false,
      },
    },
  })

// Outlives the page, so that a list still has its later pages when a visitor comes back to it.
const kept = typeof window === 'undefined' ? undefined : newClient()

/** The browser's store of list pages; on the server each rendering has its own. */
export const listClient = () => kept ?? newClient()

/** Fetches a page of a list by the page data of its address. */
async function fetchPage(path: string, search: string, signal: AbortSignal): Promise<ListPage> {
  const response = await fetch(pageDataPath(path, search), { signal })
  if (!response.ok) throw new Error(`The list answered ${response.status}`)
  const { result } = (await response.json()) as PageData
  const { products, pageCount } = (result.data as { list: ListView }).list
  return { products, pageCount }
}

/**
 * The pages of a list that are shown: the one that came with the page, those that the visitor has asked for since, and, after
 * coming back, those that were there before.
 */
export function useListPages(view: ListView) {
  const client = useQueryClient()
  const { path, context, search } = view
  const list = listSearch({ ...context, page: 0 }, search)
  const start = useMemo(
    () => startOf(client, [path, list], context.page) ?? context.page,
    [client, path, list, context.page],
  )
  return useInfiniteQuery<ListPage, Error, Pages, readonly (string | number)[], number>({
    queryKey: [path, list, start],
    queryFn: ({ pageParam, signal }) => fetchPage(path, listSearch({ ...context, page: pageParam }, search), signal),
    initialPageParam: start,
    initialData: (): Pages => ({
      pages: [{ products: view.products, pageCount: view.pageCount }],
      pageParams: [context.page],
    }),
    getNextPageParam: (last, _pages, page) => (page + 1 < last.pageCount ? page + 1 : undefined),
  })
}

/** The page that the longest run of pages kept of this list starts at, of those that hold the page asked for. */
function startOf(client: QueryClient, list: readonly string[], page: number): number | undefined {
  const runs = client
    .getQueriesData<Pages>({ queryKey: list })
    .flatMap(([, data]) => (data?.pageParams.includes(page) ? [data.pageParams] : []))
  return runs.toSorted((a, b) => b.length - a.length)[0]?.[0]
}
