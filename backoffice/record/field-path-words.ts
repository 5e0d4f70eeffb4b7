import type { Labelling } from '../labels/labels.ts'
import { isList, isTranslations, type OfficeModel, targetOf } from './model.ts'

interface Named {
  readonly model: OfficeModel
  readonly labels: Labelling
}

/** What a field is called that a refusal names by its place in a record: `sections.0.kind` is `Abschnitt 1: Art`. */
export function fieldPathWords({ model, labels }: Named, collection: string, path: string): string {
  const [name = '', at, ...rest] = path.split('.')
  const field = model.get(collection)?.fields[name]
  const label = labels.field(collection, name)
  if (at === undefined) return label
  if (!field || !isList(field)) return [label, ...[at, ...rest].map((key) => labels.key(name, key))].join(': ')
  if (rest.length === 0) return label
  const inner = fieldPathWords({ model, labels }, targetOf(field), rest.join('.'))
  const isNumber = /^\d+$/.test(at)
  if (isTranslations(field)) return isNumber ? inner : `${inner} (${labels.choice('language', at)})`
  return `${labels.collection(targetOf(field), 'one')}${isNumber ? ` ${Number(at) + 1}` : ''}: ${inner}`
}
