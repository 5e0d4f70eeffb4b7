import type { DescribedField } from '#contract/wire/described-model.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { changeWords } from '../i18n/change-texts.ts'
import { fieldList, type OfficeModel, targetOf } from '../record/model.ts'
import { titleOf } from '../record/title-of.ts'
import { fieldValueWords, inQuotes, type Wording } from './value-words.ts'

/** What a record is called that a change points to. */
export interface PointedTo {
  /** Empty where it is gone and nobody knows its name any more. */
  readonly name: string
  readonly isGone: boolean
  readonly file?: StoredFile
}

/** What is known of the things that changes name. */
export interface NamedWorld extends Wording {
  readonly model: OfficeModel
  /** What a record is called; undefined while nobody knows. */
  readonly pointedTo: (collection: string, id: string) => PointedTo | undefined
}

/** The name of the record that a relation points to: `„Gold“`, `„Gold“ (gelöscht)`, `Nr. 12` while it is unknown. */
export function nameOfTarget({ pointedTo, language }: NamedWorld, collection: string, id: unknown): string {
  const words = changeWords[language]
  const found = pointedTo(collection, String(id))
  const name = found?.name ? inQuotes(found.name, language) : words.number.replace('{id}', String(id))
  return found?.isGone ? words.gone.replace('{name}', name) : name
}

/** What a row of a list is called: by its own words, its kind, or what it points to; empty for a row without any. */
export function rowName(world: NamedWorld, list: DescribedField, row: AnyItem): string {
  const { model, labels, language } = world
  const title = titleOf({ ...row, id: undefined }, labels)
  if (title) return inQuotes(title, language)
  if (typeof row.kind === 'string') return inQuotes(labels.choice('kind', row.kind), language)
  const day = model.get(targetOf(list))?.fields.day
  if (day && typeof row.day === 'number') return inQuotes(fieldValueWords(row.day, day, world) ?? '', language)
  const relation = relationOf(model, list, row)
  return relation ? nameOfTarget(world, targetOf(relation), row[relation.field]) : ''
}

/** The first relation of a row that leads away from its record. */
function relationOf(model: OfficeModel, list: DescribedField, row: AnyItem): DescribedField | undefined {
  const isAway = ({ type, field, target }: DescribedField) =>
    type === 'm2o' && field !== list.by && target !== 'files' && row[field] !== null && row[field] !== undefined
  return fieldList(model, targetOf(list)).find(isAway)
}
