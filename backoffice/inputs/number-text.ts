import type { DescribedField } from '#contract/wire/described-model.ts'
import type { OfficeLanguage } from '../labels/labels.ts'
import { numberFormat } from '../labels/number-format.ts'

/** What a number is: euro, pieces, a year, or any measure. */
export type NumberKind = 'money' | 'integer' | 'year' | 'number'

/** Whole numbers that name a year, which has no point between its thousands. */
const YEARS: ReadonlySet<string> = new Set(['brand.founded'])

/** What the number of a field is. */
export function numberKindOf({
  collection,
  field,
  type,
}: Pick<DescribedField, 'collection' | 'field' | 'type'>): NumberKind {
  if (YEARS.has(`${collection}.${field}`)) return 'year'
  return type === 'money' || type === 'integer' ? type : 'number'
}

/** How many decimals a number of each kind may have. */
export const decimalsOf: Readonly<Record<NumberKind, number>> = { money: 2, integer: 0, year: 0, number: 10 }

/** How a number of each kind is written, for who is asked to write it clearly. */
export const numberExample: Readonly<Record<OfficeLanguage, Readonly<Record<NumberKind, string>>>> = {
  de: { money: '1.499,00', integer: '12', year: '1905', number: '0,75' },
  en: { money: '1,499.00', integer: '12', year: '1905', number: '0.75' },
}

/** A number as an input shows it in the language of the back office: `1.499,00`; empty for none. */
export function numberText(value: unknown, kind: NumberKind, language: OfficeLanguage): string {
  if (typeof value !== 'number') return ''
  return numberFormat(language, {
    minimumFractionDigits: kind === 'money' ? 2 : 0,
    maximumFractionDigits: decimalsOf[kind],
    useGrouping: kind !== 'year',
  }).format(value)
}
