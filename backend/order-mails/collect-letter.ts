import { lastMoment } from '#domain/orders/last-day.ts'
import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { isPaidFor } from '../shop/stored-order.ts'
import { collectTexts } from './collect-texts.ts'
import type { Pen } from './compose-letter.ts'
import type { OrderLetter } from './order-letter.tsx'

/** Until when goods are kept, and what happens then, where the shop has set a time for it. */
function keptWords({ language, order, shop }: Pen): string[] {
  if (order.readyOn === null || !shop.collectionDays) return []
  const words = collectTexts[language]
  const until = dayText(language, new Date(lastMoment(order.readyOn.getTime(), shop.collectionDays)))
  return [fill(words.keptUntil, { until }), order.paid > order.refunded ? words.endsPaid : words.endsUnpaid]
}

/** Goods lie ready: what the customer needs at the counter, where, when and until when, what is to be paid, and the code. */
export function collectLetter(pen: Pen): OrderLetter {
  const { collectWhen, filled, language, letter, order, texts } = pen
  const words = collectTexts[language]
  const place = order.branch && collectWhen && fill(words.readyAt, { branch: order.branch.name, when: collectWhen })
  return letter(
    [
      ...(place ? [place] : []),
      ...(!isPaidFor(order) ? [filled(texts.cashText)] : []),
      ...keptWords(pen),
      ...(order.collectionCode ? [words.codeText] : []),
    ],
    {
      facts: order.collectionCode ? [[words.code, order.collectionCode]] : [],
      blocks: order.branch ? [{ heading: texts.branch, lines: [order.branch.name, order.branch.address] }] : [],
    },
  )
}
