import { reductionText } from '#domain/money/reduction.ts'
import { deliveryPeriod } from '#domain/orders/delivery-period.ts'
import type { Database } from '../db/database.ts'
import { characteristicsOf } from '../orders/placing/characteristics.ts'
import { type Goods, type GoodsVariant, loadGoods } from '../orders/placing/goods.ts'
import { branchIn, type Shop } from '../shop/shop.ts'
import type { StoredLine, StoredOrder } from '../shop/stored-order.ts'

/** When goods come, without what the customer was told of holidays and countries; as the customer was told where nothing says it. */
function periodIn({ language, shippingTime }: Goods, variant: GoodsVariant | null, line: StoredLine, days: number) {
  const time = variant?.shippingTime ?? shippingTime
  return line.shippingTime && (deliveryPeriod([time], days, language) ?? line.shippingTime)
}

/** A line with its goods as the shop calls them, `days` added by the way of shipping; as it was ordered where they are gone. */
function lineIn(goods: ReadonlyMap<number, Goods>, line: StoredLine, days: number): StoredLine {
  const product = line.product === null ? undefined : goods.get(line.product)
  const variant = line.variant === null ? null : product?.variants.get(line.variant)
  if (!product || variant === undefined) return line
  const fieldName = new Map(product.fields.map(({ id, display_name }) => [id, display_name]))
  return {
    ...line,
    name: product.name,
    variantName: variant?.name ?? null,
    reduction:
      line.reduction && (reductionText(line.priceBrutto, (variant ?? product).low, product.language) ?? line.reduction),
    shippingTime: periodIn(product, variant, line, days),
    characteristics: characteristicsOf(product, variant, line.priceBrutto),
    personalization: line.personalization.map((one) => ({ ...one, name: fieldName.get(one.field) ?? one.name })),
  }
}

/** An order as its shop reads it: goods, shipping and branch by the names that they have there, not by those that its customer was told in another language. */
export async function inShopLanguage(db: Database, order: StoredOrder, shop: Shop, now: Date): Promise<StoredOrder> {
  const { language } = shop
  if (order.language === language) return order
  const ids = order.lines.flatMap(({ product }) => (product === null ? [] : [product]))
  const goods = await loadGoods(db, order.project, ids, { language, first: language, now })
  const house = shop.branches.find(({ id }) => id === order.branch?.id)
  const way = shop.shippings.find(({ id }) => id === order.shippingMethod)
  return {
    ...order,
    branch: house ? branchIn(house, language) : order.branch,
    shippingName: way?.texts[language].name || order.shippingName,
    lines: order.lines.map((line) => ({
      ...lineIn(goods, line, way?.additionalDays ?? 0),
      ...(line.shippingTime === order.deliveryPeriod && { shippingTime: null }),
    })),
  }
}
