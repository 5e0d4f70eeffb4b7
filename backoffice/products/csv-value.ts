import type { DescribedField } from '#contract/wire/described-model.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { decimalsOf } from '../inputs/number-text.ts'
import { labelling, officeLanguages } from '../labels/labels.ts'

/** A cell of a file that does not fit its column. */
export class BadCell extends Error {}

const YES = new Set(['ja', 'yes', 'true', '1', 'x', 'wahr'])
const NO = new Set(['nein', 'no', 'false', '0', 'falsch'])

/** The value of a cell as the call takes it; an empty cell empties the field. Throws BadCell. */
export function readCell(field: DescribedField, text: string): unknown {
  const value = text.trim()
  if (value === '') return field.type === 'boolean' ? false : null
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'money': {
      const number = enteredNumber(value, 'de', decimalsOf[field.type])
      if (number === 'unclear') throw new BadCell(`must be a number: ${value.slice(0, 60)}`)
      return number
    }
    case 'boolean': {
      const word = value.toLowerCase()
      if (YES.has(word)) return true
      if (NO.has(word)) return false
      throw new BadCell(`must be yes or no: ${value.slice(0, 60)}`)
    }
    default:
      return field.choices?.length
        ? choiceOf(field, value)
        : field.type === 'html' || field.type === 'text'
          ? text
          : value
  }
}

/** A choice by its key, or by what the back office calls it in one of its languages. */
function choiceOf({ field, choices = [] }: DescribedField, value: string): string {
  const given = value.toLowerCase()
  const isMeant = (choice: string) =>
    [choice, ...officeLanguages.map((language) => labelling(language).choice(field, choice))].some(
      (word) => word.toLowerCase() === given,
    )
  return choices.find(isMeant) ?? value
}

/** The value of a field as German spreadsheets read it. */
export function csvCellOf(field: DescribedField, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'boolean') return value === true ? 'ja' : 'nein'
  if (field.type === 'money') return Number(value).toFixed(2).replace('.', ',')
  if (field.type === 'number') return String(value).replace('.', ',')
  return String(value)
}
