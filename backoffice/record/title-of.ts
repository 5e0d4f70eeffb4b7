import type { Row } from '#sdk/sdk.ts'

const NAMES = [
  'display_name',
  'company_name',
  'number',
  'heading',
  'title',
  'name',
  'filename',
  'subject',
  'email',
  'from_path',
  'function_id',
  'widget_name',
  'product_name',
]

/** What a record is called: its name, or that of its first translation, or its number. */
export function titleOf(record: Row | undefined): string {
  if (!record) return ''
  const translations = Array.isArray(record.translations) ? (record.translations as Row[]) : []
  for (const source of [record, ...translations])
    for (const name of NAMES) {
      const value = source[name]
      if (typeof value === 'string' && value.trim() !== '') return value
    }
  return record.id === undefined ? '' : `#${record.id}`
}
