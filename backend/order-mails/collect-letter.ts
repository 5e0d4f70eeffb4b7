import { dayText } from '../day-text.ts'
import { fill } from '../forms/mail-texts.ts'
import { isPaidFor } from '../shop/stored-order.ts'
import { collectTexts } from './collect-texts.ts'
import type { Pen } from './compose-letter.ts'
import type { OrderLetter } from './order-letter.tsx'

const DAY = 86_400_000

/** What the customer needs at the counter: where and when, what is to be paid, and the code. */
function collectLetter(pen: Pen, more: readonly string[]): OrderLetter {
  const { collectWhen, filled, language, letter, order, texts } = pen
  const words = collectTexts[language]
  const place = order.branch && collectWhen && fill(words.readyAt, { branch: order.branch.name, when: collectWhen })
  return letter(
    [
      ...(place ? [place] : []),
      ...(!isPaidFor(order) ? [filled(texts.cashText)] : []),
      ...more,
      ...(order.collectionCode ? [words.codeText] : []),
    ],
    {
      facts: order.collectionCode ? [[words.code, order.collectionCode]] : [],
      blocks: order.branch ? [{ heading: texts.branch, lines: [order.branch.name, order.branch.address] }] : [],
    },
  )
}

/** Goods lie ready. */
export const readyLetter = (pen: Pen): OrderLetter => collectLetter(pen, [])

/** Goods have lain ready for days. */
export function reminderLetter(pen: Pen): OrderLetter {
  const { language, order, shop } = pen
  const words = collectTexts[language]
  const ends = order.readyOn && shop.collectionDays && order.readyOn.getTime() + shop.collectionDays * DAY
  const more = ends
    ? [
        fill(words.keptUntil, { until: dayText(language, new Date(ends)) }),
        order.paid > order.refunded ? words.endsPaid : words.endsUnpaid,
      ]
    : []
  return collectLetter(pen, more)
}
