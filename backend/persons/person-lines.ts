import { formatMoney } from '#domain/money/money.ts'
import { personValue } from './person-value.ts'
import { fieldWords, isLeftOut } from './person-words.ts'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

interface Paper {
  readonly date: string
  readonly recipient: readonly string[]
  readonly lines: readonly { readonly name: string; readonly count: number; readonly total: number }[]
  readonly tax: number
  readonly total: number
}

const isPaper = (value: object): value is Paper => 'recipient' in value && 'lines' in value && 'total' in value

/** What an invoice or credit note says, as it is read there. */
function paperLines({ date, recipient, lines, tax, total }: Paper): string[] {
  return [
    `Ausgestellt am: ${personValue('date', date)}`,
    `Für: ${recipient.join(', ')}`,
    ...lines.map(({ name, count, total: sum }) => `${count} × ${name}: ${formatMoney(sum, 'de')}`),
    `Gesamtbetrag: ${formatMoney(total, 'de')}`,
    `darin Umsatzsteuer: ${formatMoney(tax, 'de')}`,
  ]
}

/** A value as lines: objects by their fields, lists by their items, each level further in. */
export function personLines(name: string, value: unknown): string[] {
  if (isEmpty(value) || isLeftOut(name)) return []
  const inward = (lines: string[]) => lines.map((line) => `  ${line}`)
  if (Array.isArray(value))
    return value.flatMap((item, index) => inward(personLines(name, item).map((line) => numbered(line, name, index))))
  if (typeof value !== 'object') return [`${fieldWords(name)}: ${personValue(name, value)}`]
  if (isPaper(value)) return inward(paperLines(value))
  return [`${fieldWords(name)}:`, ...Object.entries(value).flatMap(([key, one]) => inward(personLines(key, one)))]
}

/** The heading of an item of a list, with its place in it. */
const numbered = (line: string, name: string, index: number): string =>
  line.startsWith(`${fieldWords(name)}:`) ? line.replace(':', ` ${index + 1}:`) : line
