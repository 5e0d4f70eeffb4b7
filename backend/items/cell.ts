import type { Column } from '#contract/model/field.ts'
import type { Cell } from '../db/database.ts'

/** What a field is on the wire: money as euro with at most two decimals, JSON as itself. */
export type Value = string | number | boolean | null | object

/** A stored value as the wire has it. */
export function fromCell(field: Column, cell: Cell | undefined): Value {
  if (cell === null || cell === undefined) return null
  switch (field.type) {
    case 'money':
      return Number(cell) / 100
    case 'boolean':
      return Boolean(cell)
    case 'json':
      return JSON.parse(String(cell)) as object
    default:
      return cell
  }
}
