import { Alert, Box, Typography } from '@mui/material'
import { useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#sdk/model.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { textFieldsOf } from '../record/translations.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NestedField } from './nested-field.tsx'

/** The texts of a record, the languages side by side: what is missing beside what is there. */
export function TranslationsInput({ collection, source }: { collection: string; source: string }) {
  const { model, languages } = useWorkplace()
  const fields = textFieldsOf(model, collection)
  return (
    <Box sx={{ width: '100%' }}>
      {fields.map((field) => (
        <TranslatedField
          key={field.field}
          collection={collection}
          source={source}
          field={field}
          languages={languages}
        />
      ))}
    </Box>
  )
}

interface Props {
  collection: string
  source: string
  field: Field
  languages: readonly string[]
}

const isMissing = (value: unknown) => typeof value !== 'string' || value.trim() === ''

function TranslatedField({ collection, source, field, languages }: Props) {
  const text = useText()
  const labels = useLabels()
  const { control } = useFormContext()
  const wrapped = useWrappedSource(source)
  const values = useWatch({ control, name: languages.map((_, index) => `${wrapped}.${index}.${field.field}`) })
  const isWritten = values.some((value) => !isMissing(value))
  const label = labels.field(collection, field.field)
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' }}>
        {languages.map((language, index) => (
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
        ))}
      </Box>
    </Box>
  )
}
