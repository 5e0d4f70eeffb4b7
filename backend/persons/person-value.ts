import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { formatMoney } from '#domain/money/money.ts'
import { withFirstOfMonth } from '#domain/texts/first-of-month.ts'
import { type Language, localeOf } from '#domain/texts/language.ts'
import { personWords, valueWords } from './person-words.ts'

const days = { dateStyle: 'long', timeStyle: 'short' } as const

const moments: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  de: lazyBerlinFormat(localeOf.de, days),
  en: lazyBerlinFormat(localeOf.en, days),
  fr: lazyBerlinFormat(localeOf.fr, days),
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Fields that hold cents. */
const MONEY: readonly string[] = [
  ...[
    'goods',
    'shipping',
    'wrap',
    'total',
    'tax',
    'net',
    'paid',
    'refunded',
    'price_brutto',
    'total_brutto',
    'amount',
    'margin',
  ],
  'credited',
  'paid_in_cash',
]

/** Fields that are so or not; one of the databases keeps them as numbers. */
const FLAGS: readonly string[] = [
  'present_wrap',
  'is_collection',
  'no_invitation',
  'no_email',
  'excludes_withdrawal',
  'verified',
  'prolonged',
  'held',
]

/** Whether a field is told as an amount of money. */
export const isMoneyOf = (field: string): boolean => MONEY.includes(field)

/** Whether a field is told as yes or no. */
export const isFlagOf = (field: string): boolean => FLAGS.includes(field)

/** A value of a record for a person to read: cents as euro, moments by the clock of the shop, the program's words in the language. */
export function personValue(language: Language, field: string, value: unknown): string {
  const { yes, no } = personWords[language]
  if (isMoneyOf(field) && typeof value === 'number') return formatMoney(value, language)
  if (isFlagOf(field)) return value === true || value === 1 ? yes : no
  const text = String(value)
  return MOMENT.test(text)
    ? withFirstOfMonth(moments[language]().format(new Date(text)), language)
    : (valueWords(language, field, text) ?? text)
}
