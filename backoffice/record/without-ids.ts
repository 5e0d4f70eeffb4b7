import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isPartList, type OfficeModel, targetOf } from './model.ts'

/** A record and its parts without the ids that tie them to the one they were copied from. */
export function withoutIds(model: OfficeModel, collection: string, record: AnyItem): AnyItem {
  const pairs = fieldList(model, collection).flatMap((field) => {
    const value = record[field.field]
    if (field.field === 'id' || field.field === 'project' || value === undefined) return []
    if (!isPartList(model, field)) return field.type === 'o2m' ? [] : [[field.field, value] as const]
    const by = String(field.by)
    const rows = (Array.isArray(value) ? value : []) as AnyItem[]
    return [[field.field, rows.map((row) => withoutIds(model, targetOf(field), { ...row, [by]: undefined }))] as const]
  })
  return Object.fromEntries(pairs)
}
