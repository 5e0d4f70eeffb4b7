import type { Field } from '#sdk/model.ts'

/** A cell of a file that does not fit its column. */
export class BadCell extends Error {}

const YES = new Set(['ja', 'yes', 'true', '1', 'x', 'wahr'])
const NO = new Set(['nein', 'no', 'false', '0', 'falsch'])

/** An amount or number as it is written in German (`1.234,50`) or in English (`1,234.50`, `1234.5`). */
export function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00A0€]/g, '').replace(/EUR$/i, '')
  const german = /^-?\d{1,3}(\.\d{3})+(,\d+)?$|^-?\d+(,\d+)?$/.test(bare)
  const english = /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+(\.\d+)?$/.test(bare)
  if (german) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return english ? Number(bare.replaceAll(',', '')) : undefined
}

/** The value of a cell as the call takes it; an empty cell empties the field. Throws BadCell. */
export function readCell(field: Field, text: string): unknown {
  const value = text.trim()
  if (value === '') return field.type === 'boolean' ? false : null
  switch (field.type) {
    case 'integer':
    case 'number':
    case 'money': {
      const number = numberOf(value)
      if (number === undefined) throw new BadCell('must be a number')
      return number
    }
    case 'boolean': {
      const word = value.toLowerCase()
      if (YES.has(word)) return true
      if (NO.has(word)) return false
      throw new BadCell('must be yes or no')
    }
    default:
      return field.type === 'html' || field.type === 'text' ? text : value
  }
}

/** The value of a field as German spreadsheets read it. */
export function cellOf(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.type === 'boolean') return value === true ? 'ja' : 'nein'
  if (field.type === 'money') return Number(value).toFixed(2).replace('.', ',')
  if (field.type === 'number') return String(value).replace('.', ',')
  return String(value)
}
