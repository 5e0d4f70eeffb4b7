import { changeWords } from '../i18n/change-texts.ts'
import type { OfficeLanguage } from '../labels/labels.ts'
import { inQuotes } from './value-words.ts'

/** Changes of a table that are told one by one. */
const MOST_LISTED = 5

type Table = readonly (readonly unknown[])[]

const isTable = (value: unknown): value is Table => Array.isArray(value) && value.every(Array.isArray)

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What was changed in a table of rows of cells, in words: each cell by its row and column, whole rows by what stands in them, and how
 * many changes there are beyond the first five. Undefined for what is no table before or after.
 */
export function tableWords(before: unknown, after: unknown, language: OfficeLanguage): string | undefined {
  const [old, fresh] = [before ?? [], after ?? []]
  if (!isTable(old) || !isTable(fresh)) return undefined
  const words = changeWords[language]
  const changes = tableChanges(old, fresh).map((change) => {
    if (change.kind !== 'cell')
      return words[change.kind === 'added' ? 'rowAdded' : 'rowRemoved']
        .replace('{row}', String(change.row))
        .replace('{cells}', () => inQuotes(change.cells.map(String).join(' | '), language))
    return words.cell
      .replace('{row}', String(change.row))
      .replace('{column}', String(change.column))
      .replace('{before}', () => inQuotes(String(change.before ?? ''), language))
      .replace('{after}', () => inQuotes(String(change.after ?? ''), language))
  })
  const rest = changes.length - MOST_LISTED
  const more = rest === 1 ? words.oneMore : words.more.replace('{count}', String(rest))
  return [...changes.slice(0, MOST_LISTED), ...(rest > 0 ? [more] : [])].join('; ')
}

type TableChange =
  | { readonly kind: 'added' | 'removed'; readonly row: number; readonly cells: readonly unknown[] }
  | {
      readonly kind: 'cell'
      readonly row: number
      readonly column: number
      readonly before: unknown
      readonly after: unknown
    }

/** Rows at the beginning and the end that are alike are left out; as many rows as before between them have changed cells. */
function tableChanges(old: Table, fresh: Table): TableChange[] {
  const shorter = Math.min(old.length, fresh.length)
  let first = 0
  while (first < shorter && isAlike(old[first], fresh[first])) first++
  let last = 0
  while (last < shorter - first && isAlike(old.at(-1 - last), fresh.at(-1 - last))) last++
  const gone = old.slice(first, old.length - last)
  const come = fresh.slice(first, fresh.length - last)
  if (gone.length === come.length)
    return gone.flatMap((cells, at) => cellChanges(first + at + 1, cells, come[at] as readonly unknown[]))
  return [
    ...gone.map((cells, at) => ({ kind: 'removed', row: first + at + 1, cells }) as const),
    ...come.map((cells, at) => ({ kind: 'added', row: first + at + 1, cells }) as const),
  ]
}

const cellChanges = (row: number, old: readonly unknown[], fresh: readonly unknown[]): TableChange[] =>
  Array.from({ length: Math.max(old.length, fresh.length) }, (_, at) => at).flatMap((at) =>
    isAlike(old[at], fresh[at]) ? [] : [{ kind: 'cell', row, column: at + 1, before: old[at], after: fresh[at] }],
  )
