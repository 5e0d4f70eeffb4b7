import { colonIn } from '#domain/texts/colon.ts'
import type { Letterhead } from '../mail/letterhead.ts'
import type { OrderLetter } from './order-letter.tsx'

/** The mail for who reads without HTML: the same words in the same order. */
export function orderLetterText(letter: OrderLetter, { lines }: Letterhead): string {
  const colon = colonIn[letter.language]
  const { heading, paragraphs, facts = [], button, items = [], sums = [], blocks = [], notes = [], links = [] } = letter
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n'),
    button && `${button.label}${colon}\n${button.href}`,
    items
      .map(({ name, details, amount }) => [`${name}   ${amount}`, ...details.map((detail) => `  ${detail}`)].join('\n'))
      .join('\n'),
    // Some say all in their words: that no VAT is charged.
    sums.map(([label, amount]) => (amount === '' ? label : `${label}${colon} ${amount}`)).join('\n'),
    ...blocks.map((block) => [`${block.heading}${colon}`, ...block.lines].join('\n')),
    ...notes,
    ['--', ...lines, ...links.map(({ label, href }) => `${label}${colon} ${href}`)].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
