import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isPartList, type OfficeModel, targetOf } from './model.ts'

/** Room between two rows of a list that has been put in order. */
const STEP = 10

const isRising = (rows: readonly AnyItem[]): boolean =>
  rows.every((row, index) => index === 0 || Number(row.sort ?? 0) > Number(rows[index - 1]?.sort ?? 0))

/** The record with the order of its lists written into `sort`; lists that are in order already are left as they are. */
export function withOrder<T extends AnyItem>(model: OfficeModel, collection: string, record: T): T {
  const ordered: AnyItem = { ...record }
  for (const field of fieldList(model, collection)) {
    const value = record[field.field]
    if (!isPartList(model, field) || !Array.isArray(value)) continue
    const target = targetOf(field)
    const rows = (value as AnyItem[]).map((row) => withOrder(model, target, row))
    const isSorted = model.get(target)?.fields.sort !== undefined
    ordered[field.field] =
      isSorted && !isRising(rows) ? rows.map((row, index) => ({ ...row, sort: (index + 1) * STEP })) : rows
  }
  return ordered as T
}
