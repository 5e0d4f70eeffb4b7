import type { PageRequest } from '../../data/page-request.ts'
import { storeMeta, storeTitles } from '../shared/store-meta.ts'

export async function cartData(request: PageRequest, _route: string, rest: string | undefined) {
  const settings = await request.settings
  if (rest || !settings?.enable_cart) return null
  return { data: null, meta: { ...storeMeta(storeTitles.cart[request.language], request), noindex: true } }
}
