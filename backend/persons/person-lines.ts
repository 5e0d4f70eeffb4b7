import { centsOf, formatMoney } from '#domain/money/money.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'
import { personValue } from './person-value.ts'
import { fieldWords, isLeftOut, personWords, valueWords } from './person-words.ts'

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

interface Paper {
  readonly date: string
  readonly recipient: readonly string[]
  readonly lines: readonly { readonly name: string; readonly count: number; readonly total: number }[]
  readonly tax: number
  readonly total: number
}

const isPaper = (value: object): value is Paper => 'recipient' in value && 'lines' in value && 'total' in value

/** What happened with money says in its message how much, in euro. */
const isMoneyEvent = (value: object): value is { readonly message: string } =>
  'kind' in value &&
  (value.kind === 'payment' || value.kind === 'refund') &&
  'message' in value &&
  /^\d+(?:\.\d+)?$/.test(String(value.message))

/** A word by which the program alone tells its mails apart: their subject says it. */
const isOwnKind = (language: Language, name: string, value: unknown): boolean =>
  name === 'kind' && typeof value === 'string' && valueWords(language, name, value) === undefined

/** What an invoice or credit note says, as it is read there. */
function paperLines(language: Language, { date, recipient, lines, tax, total }: Paper): string[] {
  const words = personWords[language].invoice
  const colon = colonIn[language]
  return [
    `${words.issued}${colon} ${personValue(language, 'date', date)}`,
    `${words.recipient}${colon} ${recipient.join(', ')}`,
    ...lines.map(({ name, count, total: sum }) => `${count} × ${name}${colon} ${formatMoney(sum, language)}`),
    `${words.total}${colon} ${formatMoney(total, language)}`,
    `${words.tax}${colon} ${formatMoney(tax, language)}`,
  ]
}

/** A value as lines in a language: objects by their fields, lists by their items, each level further in. */
export function personLines(language: Language, name: string, value: unknown): string[] {
  if (isEmpty(value) || isLeftOut(name) || isOwnKind(language, name, value)) return []
  const inward = (lines: string[]) => lines.map((line) => `  ${line}`)
  const heading = `${fieldWords(language, name)}${colonIn[language]}`
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      inward(personLines(language, name, item).map((line) => numbered(line, heading, index))),
    )
  if (typeof value !== 'object') return [`${heading} ${personValue(language, name, value)}`]
  if (isPaper(value)) return inward(paperLines(language, value))
  if (isMoneyEvent(value))
    return personLines(language, name, { ...value, message: null, amount: centsOf(value.message) })
  return [heading, ...Object.entries(value).flatMap(([key, one]) => inward(personLines(language, key, one)))]
}

/** The heading of an item of a list, with its place in it. */
const numbered = (line: string, heading: string, index: number): string =>
  line.startsWith(heading) ? line.replace(/(\u00a0?):/, ` ${index + 1}$1:`) : line
