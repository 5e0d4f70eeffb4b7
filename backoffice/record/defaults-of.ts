import type { AnyItem } from '#sdk/resource.ts'
import { fieldList, isList, type OfficeModel } from './model.ts'
import { withLanguages } from './translations.ts'

/** What a new record of the collection begins with: the model's defaults, and a place for each language. */
export function defaultsOf(model: OfficeModel, collection: string, languages: readonly string[]): AnyItem {
  const pairs = fieldList(model, collection).flatMap((field) => {
    const isGiven = field.default !== undefined && field.default !== 'now' && !isList(field)
    return isGiven ? [[field.field, field.type === 'money' ? Number(field.default) / 100 : field.default] as const] : []
  })
  return withLanguages(model, collection, languages, Object.fromEntries(pairs))
}
