import { fieldList, isPartList, type OfficeModel, targetOf } from '../record/model.ts'

/** A collection with all that is a part of its records: who may write the one must be able to write the others. */
export function withParts(model: OfficeModel, collection: string, seen: ReadonlySet<string> = new Set()): string[] {
  if (seen.has(collection)) return []
  const known = new Set([...seen, collection])
  const parts = fieldList(model, collection).filter((field) => isPartList(model, field))
  return [...new Set([collection, ...parts.flatMap((field) => withParts(model, targetOf(field), known))])]
}
