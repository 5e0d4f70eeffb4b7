import type { Labelling } from '../labels/labels.ts'
import { type OfficeModel, targetOf } from '../record/model.ts'

/** The path of a changed value in words: `translations.7.title` becomes `Texte › Titel`. */
export function pathInWords(model: OfficeModel, labels: Labelling, collection: string, path: string): string {
  let at: string | undefined = collection
  const words: string[] = []
  for (const name of path.split('.')) {
    const field: ReturnType<typeof fieldAt> = at === undefined ? undefined : fieldAt(model, at, name)
    if (/^\d+$/.test(name)) continue
    if (name !== 'translations') words.push(labels.field(at ?? '', name))
    if (field) at = field.type === 'o2m' ? targetOf(field) : undefined
  }
  return words.join(' › ') || labels.field(collection, path)
}

const fieldAt = (model: OfficeModel, collection: string, name: string) => model.get(collection)?.fields[name]
