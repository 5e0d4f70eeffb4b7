import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isPartList, isTranslations, type OfficeModel, targetOf } from './model.ts'
import { isEmptyTranslation } from './translations.ts'

/** Where a value of the call stands in the form: `translations.0` may be the second of its languages. */
export type Places = ReadonlyMap<string, string>

/** A record as the call takes it: nothing that is empty, no ids, no languages without a text. */
export function newRecord(
  model: OfficeModel,
  collection: string,
  data: AnyItem,
  path = '',
  formPath = '',
): { record: AnyItem; places: Places } {
  const record: AnyItem = {}
  const places = new Map<string, string>()
  // Accounts are no collection of the content, and have no parts.
  if (!model.has(collection))
    for (const [name, value] of Object.entries(data))
      if (name !== 'id' && value !== undefined && value !== null && value !== '') record[name] = value
  for (const field of fieldList(model, collection)) {
    const { field: name } = field
    const value = data[name]
    if (name === 'id' || field.readonly || value === undefined || value === null || value === '') continue
    if (!isPartList(model, field)) {
      record[name] = value
      continue
    }
    const rows: AnyItem[] = []
    for (const [index, row] of (value as AnyItem[]).entries()) {
      if (isTranslations(field) && isEmptyTranslation(model, targetOf(field), row)) continue
      const [sent, shown] = [`${path}${name}.${rows.length}`, `${formPath}${name}.${index}`]
      const inner = newRecord(model, targetOf(field), row, `${sent}.`, `${shown}.`)
      rows.push(inner.record)
      places.set(sent, shown)
      for (const place of inner.places) places.set(...place)
    }
    if (rows.length > 0) record[name] = rows
  }
  return { record, places }
}
