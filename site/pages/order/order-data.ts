import type { PageRequest } from '../../data/page-request.ts'
import { storeMeta } from '../store-meta.ts'

export async function orderData(request: PageRequest, _route: string, rest: string | undefined) {
  if (!rest) return null
  return { data: null, meta: { ...storeMeta('order', request), noindex: true } }
}
