import { fieldList, isList, isPartList, isTranslations, type OfficeModel, targetOf } from './model.ts'
import { NAMING } from './title-of.ts'

/** Everything that belongs to a record, dotted: its columns and those of its parts, however deep. */
export function fieldsOf(model: OfficeModel, collection: string, path = ''): string[] {
  if (!model.has(collection)) return ['*']
  return fieldList(model, collection).flatMap((field) => {
    if (isPartList(model, field)) return fieldsOf(model, targetOf(field), `${path}${field.field}.`)
    return isList(field) ? [] : [`${path}${field.field}`]
  })
}

/** The columns of a collection that a list may show: no long texts, and of its lists only the texts that name a record. */
export function listFieldsOf(model: OfficeModel, collection: string): string[] {
  if (!model.has(collection)) return ['*']
  const columns = fieldList(model, collection).flatMap((field) => {
    const isLong = field.type === 'html' || field.type === 'json' || (field.type === 'text' && Number(field.max) > 1000)
    return isList(field) || isLong ? [] : [field.field]
  })
  return [...columns, ...namingTexts(model, collection)]
}

/** The texts in each language that a record is called by, where it has no name of its own. */
export function namingTexts(model: OfficeModel, collection: string): string[] {
  const fields = fieldList(model, collection)
  const isNamed = fields.some(({ field }) => field !== 'name' && (NAMING as readonly string[]).includes(field))
  const texts = fields.find(isTranslations)
  if (isNamed || !texts) return []
  const named = fieldList(model, targetOf(texts)).filter(({ field }) => (NAMING as readonly string[]).includes(field))
  return ['language', ...named.map(({ field }) => field)].map((name) => `${texts.field}.${name}`)
}
