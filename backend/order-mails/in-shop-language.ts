import type { Database } from '../db/database.ts'
import { characteristicsOf } from '../orders/placing/characteristics.ts'
import { type Goods, loadGoods } from '../orders/placing/goods.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'

/** A line with its goods as the shop calls them; as it was ordered where they are gone. */
function lineIn(goods: ReadonlyMap<number, Goods>, line: StoredLine): StoredLine {
  const product = line.product === null ? undefined : goods.get(line.product)
  const variant = line.variant === null ? null : product?.variants.get(line.variant)
  if (!product || variant === undefined) return line
  const fieldName = new Map(product.fields.map(({ id, display_name }) => [id, display_name]))
  return {
    ...line,
    name: product.name,
    variantName: variant?.name ?? null,
    characteristics: characteristicsOf(product, variant, line.priceBrutto),
    personalization: line.personalization.map((one) => ({ ...one, name: fieldName.get(one.field) ?? one.name })),
  }
}

/** An order as its shop reads it: goods and shipping by the names that they have there, not by those that its customer was told in another language. */
export async function inShopLanguage(db: Database, order: StoredOrder, shop: Shop, now: Date): Promise<StoredOrder> {
  const { language } = shop
  if (order.language === language) return order
  const ids = order.lines.flatMap(({ product }) => (product === null ? [] : [product]))
  const goods = await loadGoods(db, order.project, ids, { language, first: language, now })
  const way = shop.shippings.find(({ id }) => id === order.shippingMethod)
  return {
    ...order,
    shippingName: way?.texts[language].name || order.shippingName,
    lines: order.lines.map((line) => lineIn(goods, line)),
  }
}
