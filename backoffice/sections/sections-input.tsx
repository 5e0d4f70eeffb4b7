import { Typography } from '@mui/material'
import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { FieldsInput } from '../inputs/fields-input.tsx'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { RowsInput } from '../inputs/rows-input.tsx'
import { TranslationsInput } from '../inputs/translations-input.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { sectionForm } from './section-forms.ts'

const SECTION = 'page_section'

const ITEM = 'page_section_item'

/** The sections of a page, each with the form of its kind. */
export function SectionsInput({ collection, field, source, label }: FieldInputProps) {
  const labels = useLabels()
  return (
    <RowsInput
      collection={SECTION}
      by={String(field.by)}
      source={source}
      label={label}
      hint={labels.hint(collection, field.field)}
    >
      <SectionFields />
    </RowsInput>
  )
}

/** What the kind asks for. What another kind was given stays, and is there again when the kind is. */
function SectionFields() {
  const labels = useLabels()
  const text = useText()
  const kind: unknown = useWatch({ name: useWrappedSource('kind') })
  const form = sectionForm(kind)
  const hint = kind === 'facts' ? text('factsHeading') : labels.hint(SECTION, `kind.${kind}`)
  return (
    <>
      <FieldsInput collection={SECTION} only={['kind', ...(form?.fields ?? []), 'hidden']} />
      {hint && <Typography variant="body2">{hint}</Typography>}
      {form && form.texts.length > 0 && (
        <TranslationsInput collection={`${SECTION}_translation`} source="translations" only={form.texts} />
      )}
      {form?.items && (
        <RowsInput collection={ITEM} by={SECTION} source="items" label={labels.field(SECTION, 'items')}>
          <FieldsInput collection={ITEM} only={form.items.fields} />
          <TranslationsInput collection={`${ITEM}_translation`} source="translations" only={form.items.texts} />
        </RowsInput>
      )}
    </>
  )
}
