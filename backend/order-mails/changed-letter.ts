import { formatMoney } from '#domain/money/money.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import { surplusOf } from '#domain/orders/order-balance.ts'
import type { LineChange } from '#domain/orders/order-parts.ts'
import type { Language } from '#domain/texts/language.ts'
import { fill } from '../forms/mail-texts.ts'
import { transferOf } from '../payments/prepayment.ts'
import type { Shop } from '../shop/shop.ts'
import { priceOf, type StoredOrder } from '../shop/stored-order.ts'
import { changedTexts } from './changed-texts.ts'
import { addressBlocks } from './letter-addresses.ts'
import { contentsNow } from './letter-contents.ts'
import type { OrderLetter } from './order-letter.tsx'
import type { orderMailTexts } from './order-mail-texts.ts'
import { transferFacts } from './receipt-words.ts'

interface ChangedPen {
  readonly changes?: readonly LineChange[]
  readonly language: Language
  readonly order: StoredOrder
  readonly shop: Shop
  readonly texts: (typeof orderMailTexts)[Language]
  readonly letter: (paragraphs: string[], more?: Partial<OrderLetter>) => OrderLetter
}

/** A changed line in a customer's words: what was, and what is. */
function changeWords({ name, count: [was, is], price: [cost, costs] }: LineChange, language: Language): string {
  const texts = changedTexts[language]
  if (was === 0) return `${is} × ${name} (${texts.added})`
  if (is === 0) return `${was} × ${name} (${texts.removed})`
  const money = (cents: number) => formatMoney(cents, language)
  return [
    `${name}`,
    ...(was === is ? [] : [`${was} × → ${is} ×`]),
    ...(cost === costs ? [] : [`${money(cost)} → ${money(costs)}`]),
  ].join(', ')
}

/** The letter that confirms an order anew: what has changed, how it stands, and what is to be paid or goes back. */
export function changedLetter({ changes = [], language, letter, order, shop, texts }: ChangedPen): OrderLetter {
  const words = changedTexts[language]
  const owed = changes.length > 0 ? Math.max(0, priceOf(order) - order.paid) : 0
  const surplus = surplusOf(order)
  const transfer =
    owed > 0 && paymentMethod(order.paymentMethod).waitsFor === 'transfer' ? transferOf(shop, order) : undefined
  const money = (cents: number) => formatMoney(cents, language)
  const paragraphs = [
    ...(owed > 0 ? [fill(words.owed, { owed: money(owed) })] : []),
    ...(transfer ? [words.transfer] : []),
    ...(surplus > 0 ? [fill(words.surplus, { surplus: money(surplus) })] : []),
  ]
  const list = { heading: words.changes, lines: changes.map((change) => changeWords(change, language)) }
  return letter(paragraphs, {
    ...contentsNow(order, language),
    ...(transfer && { facts: transferFacts(transfer, texts, language) }),
    blocks: [...(changes.length > 0 ? [list] : []), ...addressBlocks(order, language)],
    ...(changes.length > 0 && { notes: [texts.legalAttached] }),
  })
}
