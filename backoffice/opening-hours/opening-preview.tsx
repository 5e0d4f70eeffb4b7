import { Box, Card, Typography } from '@mui/material'
import { FormDataConsumer } from 'react-admin'
import { type OpeningPeriod, openingLines, timePairText } from '#domain/hours/opening-hours.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const CLOSED = { de: 'geschlossen', en: 'closed', fr: 'fermé' }

/** The opening hours as visitors will see them, merged, while they are being changed. */
export function OpeningPreview({ source }: { source: string }) {
  return <FormDataConsumer>{({ formData }) => <Preview periods={formData[source] ?? []} />}</FormDataConsumer>
}

function Preview({ periods }: { periods: readonly OpeningPeriod[] }) {
  const text = useText()
  const { languages } = useWorkplace()
  const language = languages[0] ?? 'de'
  // A row keeps its place here, for its order is only written when the form is saved.
  const inOrder = periods.map((period, index) => ({ ...period, sort: index }))
  const lines = openingLines({ periods: inOrder }, language, language)
  if (lines.length === 0) return null
  return (
    <Card variant="outlined" component="section" aria-label={text('hours.preview')} sx={{ p: 2, maxWidth: 360, my: 2 }}>
      <Typography variant="subtitle2" component="p" gutterBottom>
        {text('hours.preview')}
      </Typography>
      <Box
        component="dl"
        aria-live="polite"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5, m: 0 }}
      >
        {lines.map(({ label, times, closed, freeText }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2">
              {label}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {closed ? CLOSED[language] : times.map((pair) => timePairText(pair, language)).join(', ')}
              {freeText && ` (${freeText})`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
