import type { AnyItem } from '#sdk/resource.ts'
import type { Labelling } from '../labels/labels.ts'

/** Fields that name a record in a person's words, the best first. */
export const NAMING = [
  'display_name',
  'company_name',
  'number',
  'heading',
  'title',
  'filename',
  'subject',
  'from_path',
  'product_name',
  'header',
  'name',
  'email',
] as const

/** Fields whose value is a key of the program: shown by what the key is called. */
const KEYS = ['widget_name', 'type', 'function_id', 'name'] as const

const textAt = (source: AnyItem, name: string): string | undefined => {
  const value = source[name]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

const namedBy = (source: AnyItem, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const found = textAt(source, name)
    if (found) return found
  }
  return undefined
}

/** What a record is called: its name, that of its first translation, what its key is called, its days, or its number. */
export function titleOf(record: AnyItem | undefined, labels: Pick<Labelling, 'known' | 'field' | 'days'>): string {
  if (!record) return ''
  const isTranslated = Array.isArray(record.translations)
  const translations = isTranslated ? (record.translations as AnyItem[]) : []
  // The `name` of what has texts is a key: that of a page leads to its address.
  const own = namedBy(record, isTranslated ? NAMING.filter((name) => name !== 'name') : NAMING)
  if (own) return own
  for (const texts of translations) {
    const found = namedBy(texts, NAMING)
    if (found) return found
  }
  for (const name of KEYS) {
    const key = textAt(record, name)
    if (key) return labels.known(name, key) ?? key
  }
  const [first, last] = [textAt(record, 'from_date'), textAt(record, 'until_date')]
  if (first) return labels.days(first, last)
  return record.id === undefined ? '' : `${labels.field('', 'id')} ${record.id}`
}
