import type { AnyItem } from '#sdk/resource.ts'
import { changesOf } from './changes-of.ts'
import { fieldList, isPartList, isTranslations, type OfficeModel, targetOf } from './model.ts'
import { withoutIds } from './without-ids.ts'

/** What a form was filled with, and what it holds now. */
interface Edited {
  readonly before: AnyItem
  readonly data: AnyItem
}

const rowsOf = (value: unknown): AnyItem[] => (Array.isArray(value) ? value : [])

const byId = (rows: readonly AnyItem[], { id }: AnyItem): AnyItem | undefined =>
  id === undefined || id === null ? undefined : rows.find((row) => row.id === id)

/** Whether a row says what it said; its place among others does not count. */
const isUntouched = (model: OfficeModel, collection: string, old: AnyItem, row: AnyItem): boolean =>
  Object.keys(changesOf(model, collection, old, row).changes).every((name) => name === 'sort')

/**
 * The same work as if it had started from `now`, where somebody else has removed or added rows meanwhile: a removed row that the form has
 * changed is made anew, one that it has not stays away, and a language that both have started is one row.
 */
export function rebased(model: OfficeModel, collection: string, { before, data }: Edited, now: AnyItem): Edited {
  const edited = { before: { ...before }, data: { ...data } }
  for (const field of fieldList(model, collection)) {
    const { field: name } = field
    if (!isPartList(model, field) || !Array.isArray(data[name])) continue
    const target = targetOf(field)
    const [then, there] = [rowsOf(before[name]), rowsOf(now[name])]
    const kept: Edited[] = rowsOf(data[name]).flatMap((row): Edited[] => {
      const other =
        isTranslations(field) && !row.id ? there.find(({ language }) => language === row.language) : undefined
      if (other?.id) return [{ before: { id: other.id, language: other.language }, data: { ...row, id: other.id } }]
      const old = byId(then, row)
      const present = byId(there, row)
      if (!old || !present) {
        if (old && isUntouched(model, target, old, row)) return []
        return [{ before: {}, data: old ? withoutIds(model, target, { ...row, [String(field.by)]: undefined }) : row }]
      }
      return [rebased(model, target, { before: old, data: row }, present)]
    })
    const removed = then.filter((row) => byId(there, row) && !byId(rowsOf(data[name]), row))
    edited.before[name] = [...removed, ...kept.flatMap(({ before: row }) => (row.id === undefined ? [] : [row]))]
    edited.data[name] = kept.map((row) => row.data)
  }
  return edited
}
