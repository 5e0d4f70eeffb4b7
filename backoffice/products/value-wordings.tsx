import { Box, TextField, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { axisValuesOf, type VariantValues, withWording, wordingOf } from './variant-rows.ts'

const AXES = ['first_value', 'second_value'] as const

interface WordingsProps {
  rows: readonly VariantValues[]
  names: readonly [string, string]
  change: (rows: VariantValues[]) => void
}

/** What the values of both choices are called in the other languages of the website: written once, for all variants that have them. */
export function ValueWordings({ rows, names, change }: WordingsProps) {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  if (languages.length < 2) return null
  return (
    <Box component="details" sx={{ my: 2 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {text('product.wordings')}
      </Typography>
      {AXES.map((axis, at) => (
        <Box key={axis} role="group" aria-label={names[at]} sx={{ mt: 1 }}>
          {axisValuesOf(rows, axis).map((value) => (
            <Box
              key={value}
              sx={{
                display: 'grid',
                gap: 1,
                mb: 1,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
              }}
            >
              <Typography sx={{ alignSelf: 'center' }}>{value}</Typography>
              {languages.slice(1).map((language, index) => (
                <TextField
                  key={language}
                  size="small"
                  label={`${value} (${labels.choice('language', language)})`}
                  value={wordingOf(rows, axis, value, index + 1)}
                  slotProps={{ htmlInput: { maxLength: 120, lang: language } }}
                  onChange={(event) =>
                    change(withWording(rows, axis, value, { text: event.target.value, place: index + 1 }))
                  }
                />
              ))}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}
