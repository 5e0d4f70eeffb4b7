import type { PageRequest } from '../../data/page-request.ts'
import { storeTitles } from '../../data/store-titles.ts'
import { storeMeta } from '../shared/store-meta.ts'

/** `token` is the order's signed name; the order itself is fetched by the browser. */
export type OrderPageData = { token: string }

export async function orderData(request: PageRequest, _route: string, rest: string | undefined) {
  if (!rest || rest.includes('/')) return null
  const data: OrderPageData = { token: rest }
  return { data, meta: { ...storeMeta(storeTitles.order[request.language], request), noindex: true } }
}
