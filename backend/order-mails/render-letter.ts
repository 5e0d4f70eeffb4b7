import type { Letterhead } from '../mail/letterhead.ts'
import { keptUntil, keptYears } from '../shop/kept-until.ts'
import { orderLetterText } from './letter-text.ts'
import type { OrderLetter } from './order-letter.tsx'

const DAY = 86_400_000

/** Days to keep a mail about an order: such mails are commercial letters, kept to the end of the sixth year (§ 257 HGB). */
export const letterDays = (now: Date): number =>
  Math.ceil((Date.parse(keptUntil(now, keptYears.letter)) - now.getTime()) / DAY)

/** The letter as the parts of a mail. */
export async function renderOrderLetter(letter: OrderLetter, letterhead: Letterhead) {
  // What sets letters is large, and a process that only answers visitors never needs it.
  const [{ render }, { createElement }, { OrderLetterMail }] = await Promise.all([
    import('@react-email/render'),
    import('react'),
    import('./order-letter.tsx'),
  ])
  const html = await render(createElement(OrderLetterMail, { letter, letterhead }))
  return { subject: letter.subject, text: orderLetterText(letter, letterhead), html }
}
