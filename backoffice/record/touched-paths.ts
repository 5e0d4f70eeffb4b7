import type { AnyItem } from '#sdk/resource.ts'
import { isPartList, type OfficeModel, targetOf } from './model.ts'

/** What a call changes, by the paths in which the server tells of changes, rows by their ids: `sections.3.translations.5.heading`. */
export function touchedPaths(model: OfficeModel, collection: string, changes: AnyItem, path = ''): string[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    if (name === 'id') return []
    const own = `${path}${name}`
    const field = model.get(collection)?.fields[name]
    if (!field || !isPartList(model, field)) return [own]
    return (value as AnyItem[]).flatMap((row) => {
      if (row.id === undefined) return []
      const at = `${own}.${row.id}`
      return row.$delete === true ? [at] : touchedPaths(model, targetOf(field), row, `${at}.`)
    })
  })
}

/** Whether the one has changed what the other has: the same value, or one within a row that the other has removed or changed as a whole. */
export const isSamePlace = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)
