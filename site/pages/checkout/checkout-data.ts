import type { PageRequest } from '../../data/page-request.ts'
import { storeMeta } from '../store-meta.ts'

export async function checkoutData(request: PageRequest, _route: string, rest: string | undefined) {
  const settings = await request.settings
  if (rest || !settings?.enable_cart) return null
  return { data: null, meta: { ...storeMeta('checkout', request), noindex: true } }
}
