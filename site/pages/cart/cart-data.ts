import { goodsItems } from '#domain/goods/goods-items.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeTitles } from '../../data/store-titles.ts'
import { loadRelated } from '../../shop/load-related.ts'
import { storeMeta } from '../shared/store-meta.ts'

export async function cartData(request: PageRequest, _route: string, rest: string | undefined) {
  const settings = await request.settings
  if (rest || !settings?.enable_cart) return null
  const goods = goodsItems(request.query.get('items')).map(({ product }) => product)
  const related = await loadRelated(request, [...new Set(goods)])
  return { data: { related }, meta: { ...storeMeta(storeTitles.cart[request.language], request), noindex: true } }
}
