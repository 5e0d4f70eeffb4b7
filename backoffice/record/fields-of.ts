import { fieldList, isList, isPartList, type Model, targetOf } from './model.ts'

/** Everything that belongs to a record, dotted: its columns and those of its parts, however deep. */
export function fieldsOf(model: Model, collection: string, path = ''): string[] {
  if (!model.has(collection)) return ['*']
  return fieldList(model, collection).flatMap((field) => {
    if (isPartList(model, field)) return fieldsOf(model, targetOf(field), `${path}${field.field}.`)
    return isList(field) ? [] : [`${path}${field.field}`]
  })
}

/** The columns of a collection that a list may show: no long texts, no lists. */
export function listFieldsOf(model: Model, collection: string): string[] {
  if (!model.has(collection)) return ['*']
  return fieldList(model, collection).flatMap((field) => {
    const isLong = field.type === 'html' || field.type === 'json' || (field.type === 'text' && Number(field.max) > 1000)
    return isList(field) || isLong ? [] : [field.field]
  })
}
