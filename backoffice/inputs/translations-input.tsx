import { Alert, Box, Typography } from '@mui/material'
import { useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { ownTextOf, textFieldsOf } from '../record/translations.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NestedField } from './nested-field.tsx'

/**
 * The texts of a record, the languages side by side: what is missing beside what is there. A text that the record has itself is in
 * the first language and has its own input; here it is only translated.
 */
export function TranslationsInput({ collection, source }: { collection: string; source: string }) {
  const { model, languages } = useWorkplace()
  const fields = textFieldsOf(model, collection).filter(
    (field) => languages.length > 1 || ownTextOf(model, collection, field) === undefined,
  )
  return (
    <Box sx={{ width: '100%' }}>
      {fields.map((field) => (
        <TranslatedField
          key={field.field}
          collection={collection}
          source={source}
          field={field}
          languages={languages}
          own={ownTextOf(model, collection, field)}
        />
      ))}
    </Box>
  )
}

interface Props {
  collection: string
  source: string
  field: DescribedField
  languages: readonly string[]
  /** The field of the record itself with the same text in the first language. */
  own: string | undefined
}

const isMissing = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isMissing) : typeof value !== 'string' || value.trim() === ''

function TranslatedField({ collection, source, field, languages, own }: Props) {
  const text = useText()
  const labels = useLabels()
  const { control } = useFormContext()
  const wrapped = useWrappedSource(source)
  const record = useWrappedSource('')
  const places = languages.map((_, index) =>
    own !== undefined && index === 0 ? [record, own].filter(Boolean).join('.') : `${wrapped}.${index}.${field.field}`,
  )
  const values = useWatch({ control, name: places })
  const isWritten = values.some((value) => !isMissing(value))
  const label = labels.field(collection, field.field)
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
        {languages.map((language, index) =>
          own !== undefined && index === 0 ? null : (
            <Box key={language} data-language={language}>
              <NestedField
                collection={collection}
                field={field}
                source={`${source}.${index}.${field.field}`}
                label={`${label} (${labels.choice('language', language)})`}
              />
              {isWritten && isMissing(values[index]) && (
                <Alert severity="warning" variant="outlined" sx={{ py: 0 }}>
                  {text('form.missing', { language: labels.choice('language', language) })}
                </Alert>
              )}
            </Box>
          ),
        )}
      </Box>
    </Box>
  )
}
