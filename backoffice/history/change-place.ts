import type { DescribedField } from '#contract/wire/described-model.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { isList, isTranslations, targetOf } from '../record/model.ts'
import { type NamedWorld, rowName } from './row-name.ts'

/** Where a value changed. */
export interface ChangePlace {
  readonly field: DescribedField
  /** What a person calls it: `Variante „52“ › Preis`, texts with their language: `Titel (Deutsch)`. */
  readonly label: string
  /** A row of this list changed its place. */
  readonly isMove?: boolean
  /** The row was added or removed as a whole; `label` is what leads to it, empty for a row of the record itself. */
  readonly isRow?: boolean
}

interface Way {
  readonly words: readonly string[]
  readonly language?: string | undefined
  /** What the list that was walked into last is called, with all that leads there. */
  readonly list?: string
}

/**
 * The place of a changed value; undefined for what the person's model does not describe, and for what tells a person nothing:
 * ids, and the fields by which a row belongs to its record.
 * @param path as the server says it, rows by their ids: `product_variants.11.price_brutto`
 * @param record the record with its parts, for the names of its rows
 */
export function changedPlace(
  world: NamedWorld,
  collection: string,
  path: readonly string[],
  record: AnyItem | undefined,
  way: Way = { words: [] },
): ChangePlace | undefined {
  const { model, labels } = world
  const [name = '', id, ...rest] = path
  const field = model.get(collection)?.fields[name]
  if (!field || name === 'id' || model.get(collection)?.owners.includes(name)) return undefined
  const label = labels.field(collection, name)
  if (!isList(field)) {
    if (name === 'sort' && way.list) return { field, label: way.list, isMove: true }
    const keys = path.slice(1).filter((key) => !/^\d+$/.test(key))
    return { field, label: inLanguage(world, way, [label, ...keys.map((key) => labels.key(name, key))]) }
  }
  if (id === undefined) return { field, label: [...way.words, label].join(' › ') }
  if (rest.length === 0) return { field, label: way.words.join(' › '), isRow: true }
  const row = rowIn(record, name, id)
  return changedPlace(world, targetOf(field), rest, row, inside(world, way, field, row))
}

function inside(world: NamedWorld, way: Way, list: DescribedField, row: AnyItem | undefined): Way {
  if (isTranslations(list)) return { ...way, language: row && String(row.language) }
  const { labels } = world
  const named = [labels.collection(targetOf(list), 'one'), row && rowName(world, list, row)]
  return {
    words: [...way.words, named.filter(Boolean).join(' ')],
    list: [...way.words, labels.field(list.collection, list.field)].join(' › '),
  }
}

function inLanguage({ labels }: NamedWorld, { words, language }: Way, own: readonly string[]): string {
  const label = [...words, ...own].join(' › ')
  return language ? `${label} (${labels.choice('language', language)})` : label
}

function rowIn(record: AnyItem | undefined, list: string, id: string): AnyItem | undefined {
  const rows: unknown = record?.[list]
  return Array.isArray(rows) ? rows.find((row) => isRecord(row) && String(row.id) === id) : undefined
}
