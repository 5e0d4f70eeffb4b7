import { isFresh, storedObject } from '../texts/stored-json.ts'
import { type GoodsItem, goodsItems, goodsItemsText, mostGoodsItems } from './goods-items.ts'

/** Where the browser keeps what a visitor asked it to remember; nothing is stored before they do (§ 25 (2) no. 2 TDDDG). */
export const wishlistKey = 'int-wishlist'

/** How long it is kept without a change, in ms. */
export const wishlistMaxAge = 180 * 24 * 60 * 60 * 1000

const isSame = (one: GoodsItem, other: GoodsItem) => one.product === other.product && one.variant === other.variant

/** Whether a list holds these goods. */
export const isWished = (list: readonly GoodsItem[], goods: GoodsItem): boolean =>
  list.some((item) => isSame(item, goods))

/** A list with these goods at its end, as far as there is room. */
export const withWishes = (list: readonly GoodsItem[], ...goods: readonly GoodsItem[]): readonly GoodsItem[] =>
  [...list, ...goods.filter((item) => !isWished(list, item))].slice(0, mostGoodsItems)

/** A list without these goods. */
export const withoutWish = (list: readonly GoodsItem[], goods: GoodsItem): readonly GoodsItem[] =>
  list.filter((item) => !isSame(item, goods))

/** The text to store, or null when the list is empty and the key is to be removed. `now` in ms. */
export const storedWishlist = (list: readonly GoodsItem[], now: number): string | null =>
  list.length === 0 ? null : JSON.stringify({ items: goodsItemsText(list), timestamp: now })

/** The list in a stored text; empty for one that is damaged or older than `wishlistMaxAge`. `now` in ms. */
export function restoredWishlist(text: string | null, now: number): readonly GoodsItem[] {
  const stored = storedObject(text)
  if (!stored || typeof stored.items !== 'string' || !isFresh(stored.timestamp, now, wishlistMaxAge)) return []
  return goodsItems(stored.items)
}
