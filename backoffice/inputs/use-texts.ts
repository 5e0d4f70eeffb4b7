import { useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { ownTextOf, textFieldsOf } from '../record/translations.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** One text of a record in one language. */
interface TextPlace {
  /** Where it is written below the list of translations; undefined where the record has it itself and asks for it elsewhere. */
  readonly source: string | undefined
  /** Where it lies in the form. */
  readonly path: string
  readonly value: unknown
}

/** A text of a record with what stands in each language, in the order of the website's. */
export interface TranslatedText {
  readonly field: DescribedField
  readonly places: readonly TextPlace[]
}

/** Whether nothing is written: no text, or a table without any. */
export const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isMissing) : typeof value !== 'string' || value.trim() === ''

/**
 * The texts of a record in each language, as they are written. A text that the record has itself is in the first language and has
 * its own input.
 */
export function useTexts(collection: string, source: string): TranslatedText[] {
  const { model, languages } = useWorkplace()
  const { control } = useFormContext()
  const wrapped = useWrappedSource(source)
  const record = useWrappedSource('')
  const texts = textFieldsOf(model, collection).flatMap((field) => {
    const own = ownTextOf(model, collection, field)
    if (own !== undefined && languages.length < 2) return []
    const places = languages.map((_, index) =>
      own !== undefined && index === 0
        ? { source: undefined, path: [record, own].filter(Boolean).join('.') }
        : { source: `${source}.${index}.${field.field}`, path: `${wrapped}.${index}.${field.field}` },
    )
    return [{ field, places }]
  })
  const paths = texts.flatMap(({ places }) => places.map(({ path }) => path))
  const values = new Map(useWatch({ control, name: paths }).map((value: unknown, index) => [paths[index], value]))
  return texts.map(({ field, places }) => ({
    field,
    places: places.map((place) => ({ ...place, value: values.get(place.path) })),
  }))
}
