import { formatMoney } from '#domain/money/money.ts'
import { isAllMargin, marginLabel, smallBusinessLabel } from '#domain/money/tax-mode.ts'
import { deliveryText } from '#domain/orders/delivery-period.ts'
import { balanceRows, returnedNote } from '#domain/orders/order-balance.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import { unlinked } from '#domain/texts/unlinked.ts'
import { fill } from '../forms/mail-texts.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import { percentText } from '../shop/tax-notes.ts'
import type { OrderLetter } from './order-letter.tsx'
import { orderMailTexts } from './order-mail-texts.ts'

type Contents = Required<Pick<OrderLetter, 'items' | 'sums'>>

/** Goods, shipping and sums as the order froze them. */
export function contents(order: StoredOrder, language: Language): Contents {
  const texts = orderMailTexts[language]
  const money = (cents: number) => formatMoney(cents, language)
  return {
    items: order.lines.map((line) => ({
      name: `${line.count} × ${line.name}`,
      details: [
        line.variantName ?? '',
        ...line.characteristics.map(({ name, value }) => `${name}${colonIn[language]} ${value}`),
        ...line.personalization.map(({ name, value }) => `${name}${colonIn[language]} ${unlinked(value)}`),
        line.referenceNumber ?? '',
        line.shippingTime && line.shippingTime !== order.deliveryPeriod
          ? deliveryText(line.shippingTime, order.isCollection, language)
          : '',
        line.reduction ?? '',
        line.taxMode === 'margin' ? marginLabel[language] : '',
        line.excludesWithdrawal ? texts.noWithdrawal : '',
      ].filter(Boolean),
      amount: money(line.totalBrutto),
    })),
    sums: [
      [texts.goods, money(order.goods)],
      [`${texts.shipping} (${order.shippingName})`, money(order.shipping)],
      ...(order.wrap > 0 || order.presentWrap ? [[texts.wrap, money(order.wrap)] as const] : []),
      [texts.total, money(order.total), true],
      ...order.taxes.map(
        ({ percent, tax }) => [fill(texts.tax, { percent: percentText(percent, language) }), money(tax)] as const,
      ),
      ...(isAllMargin(order) || order.taxes.length > 0 || order.total === 0
        ? []
        : [[smallBusinessLabel[language], ''] as const]),
    ],
  }
}

/** The same with what became of it since: which pieces are not part of the order any more, and what is left to be paid. */
export function contentsNow(order: StoredOrder, language: Language): Contents {
  const { items, sums } = contents(order, language)
  return {
    items: items.map((item, index) => {
      const note = returnedNote(order.lines[index]?.returned ?? 0, language)
      return note ? { ...item, details: [...item.details, note] } : item
    }),
    sums: [...sums, ...balanceRows(order, language).map(({ label, amount }) => [label, amount] as const)],
  }
}
