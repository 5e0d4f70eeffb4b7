import { goodsItems } from '#domain/goods/goods-items.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeTitles } from '../../data/store-titles.ts'
import { loadWishes } from '../../shop/wishlist/load-wishes.ts'
import { storeMeta } from '../shared/store-meta.ts'

/** The goods that an address names, as a list that somebody shares; the visitor's own list lies in their browser. */
export async function wishlistData(request: PageRequest, _route: string, rest: string | undefined) {
  if (rest) return null
  const wishes = await loadWishes(request, goodsItems(request.query.get('items')))
  return {
    data: { wishes },
    meta: { ...storeMeta(storeTitles.wishlist[request.language], request), noindex: true },
  }
}
