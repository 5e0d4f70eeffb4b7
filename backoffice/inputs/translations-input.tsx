import { Alert, Box, Typography } from '@mui/material'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { NestedField } from './nested-field.tsx'
import { isMissing, type TranslatedText, useTexts } from './use-texts.ts'

/** Texts of more fields than this are shown a language at a time. */
const FEW = 2

const isLong = ({ type, max }: DescribedField) => type === 'html' || Number(max) > 300

interface TranslationsInputProps {
  collection: string
  source: string
  /** Those that are asked for; without it all. */
  only?: readonly string[]
}

/** The texts of a record: short ones with the languages side by side, what is missing beside what is there; long ones by tabs. */
export function TranslationsInput({ collection, source, only }: TranslationsInputProps) {
  const { languages } = useWorkplace()
  const texts = useTexts(collection, source).filter(({ field }) => !only || only.includes(field.field))
  if (languages.length > 1 && (texts.length > FEW || texts.some(({ field }) => isLong(field))))
    return <LanguageTabs collection={collection} texts={texts} />
  return (
    // In a row of a list it would be as narrow as what stands beside it, and cut its labels.
    <Box sx={{ width: '100%', minWidth: 230 }}>
      {texts.map((one) => (
        <SideBySide key={one.field.field} collection={collection} text={one} />
      ))}
    </Box>
  )
}

function SideBySide({ collection, text: { field, places } }: { collection: string; text: TranslatedText }) {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  const isWritten = places.some(({ value }) => !isMissing(value))
  const label = labels.field(collection, field.field)
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        {languages.map((language, index) => {
          const { source, value } = places[index] ?? {}
          if (source === undefined) return null
          return (
            <Box key={language} data-language={language}>
              <NestedField
                collection={collection}
                field={field}
                source={source}
                label={`${label} (${labels.choice('language', language)})`}
              />
              {isWritten && isMissing(value) && (
                <Alert severity="warning" variant="outlined" sx={{ py: 0 }}>
                  {text('form.missing', { language: labels.choice('language', language) })}
                </Alert>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
