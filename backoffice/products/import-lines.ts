import type { DescribedField } from '#contract/wire/described-model.ts'
import type { ImportedLine } from '#contract/wire/imports.ts'
import { slugOf } from '#domain/texts/slug-of.ts'
import { BadCell, readCell } from './csv-value.ts'
import { keyColumns, productColumns, translatedColumns } from './product-columns.ts'

export interface ReadLine {
  readonly line: number
  readonly data: Record<string, unknown>
  /** What a product gets that is not there yet. */
  readonly if_new?: Record<string, unknown>
}

export interface ReadFile {
  readonly key: (typeof keyColumns)[number]
  readonly lines: readonly ReadLine[]
  /** What becomes of the lines that cannot even be sent. */
  readonly refused: readonly ImportedLine[]
  /** The same lines with what of them can be read. */
  readonly misread: readonly ReadLine[]
  /** Columns that mean nothing here. */
  readonly unknown: readonly string[]
}

interface Column {
  readonly at: number
  readonly name: string
  readonly language: string | undefined
  readonly field: DescribedField
}

/** A file without a column that says which product a line means. */
export class NoKey extends Error {}

/**
 * The lines of a product file as the call takes them. A new product without an address gets one from its name and number.
 * @param table with its head; lines count as the spreadsheet shows them, the head is the first
 * @param fields of products by name
 */
export function readLines(
  table: readonly (readonly string[])[],
  fields: Readonly<Record<string, DescribedField>>,
  languages: readonly string[],
): ReadFile {
  const [head = [], ...rows] = table
  const isOurs = isNumberOurs(head)
  const names = head.map((name) =>
    name.trim().toLowerCase() === 'id' && !isOurs ? name.trim() : name.trim().toLowerCase(),
  )
  const key = keyColumns.find((name) => (name === 'id' ? isOurs : names.includes(name)))
  if (!key) throw new NoKey()
  const columns = names.flatMap((name, at) => (name === 'id' && !isOurs ? [] : columnOf(name, at, fields, languages)))
  const lines: ReadLine[] = []
  const refused: ImportedLine[] = []
  const misread: ReadLine[] = []
  for (const [index, row] of rows.entries()) {
    const line = index + 2
    const { data, problems } = readRow(row, columns)
    if (problems.length > 0) {
      refused.push({ line, outcome: 'refused', changes: [], problems })
      misread.push({ line, data })
    } else
      lines.push({
        line,
        data,
        ...(!names.includes('slug') && { if_new: { slug: slugOf(data.display_name, data.reference_number) } }),
      })
  }
  const known = new Set(columns.map(({ at }) => at))
  return { key, lines, refused, misread, unknown: names.filter((name, at) => name !== '' && !known.has(at)) }
}

/**
 * Whether a column `id` holds numbers of ours: beside our address, as the export writes both, or where nothing else says which product
 * is meant and all columns are ours. Other shops number their products too, often as ID.
 */
function isNumberOurs(head: readonly string[]): boolean {
  if (!head.includes('id')) return false
  const names = head.map((name) => name.trim().toLowerCase())
  if (names.includes('slug')) return true
  const own = new Set<string>([...productColumns, ...translatedColumns])
  return !names.includes('reference_number') && names.every((name) => name === '' || own.has(name.split('.')[0] ?? ''))
}

function columnOf(
  name: string,
  at: number,
  fields: Readonly<Record<string, DescribedField>>,
  languages: readonly string[],
): Column[] {
  const [base = '', language] = name.split('.')
  const field = fields[base]
  if (!field) return []
  if (language === undefined)
    return (productColumns as readonly string[]).includes(base) ? [{ at, name: base, language, field }] : []
  const isTranslated = (translatedColumns as readonly string[]).includes(base) && languages.includes(language)
  return isTranslated ? [{ at, name: base, language, field }] : []
}

function readRow(row: readonly string[], columns: readonly Column[]) {
  const data: Record<string, unknown> = {}
  const translations: Record<string, Record<string, unknown>> = {}
  const problems: { field: string; message: string }[] = []
  for (const { at, name, language, field } of columns) {
    try {
      const value = readCell(field, row[at] ?? '')
      if (language) {
        const texts = translations[language] ?? {}
        translations[language] = { ...texts, [name]: value }
      } else if (!(value === null && (field.required || name === 'id'))) data[name] = value
    } catch (error) {
      if (!(error instanceof BadCell)) throw error
      problems.push({ field: name, message: error.message })
    }
  }
  const written = Object.entries(translations).filter(([, texts]) =>
    Object.values(texts).some((value) => value !== null),
  )
  return {
    data: { ...data, ...(written.length > 0 && { translations: Object.fromEntries(written) }) } as Record<
      string,
      unknown
    >,
    problems,
  }
}
