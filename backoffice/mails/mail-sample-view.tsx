import { Box, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import type { MailSample } from '#contract/wire/mail-texts.ts'
import { useText } from '../i18n/use-text.ts'
import { MailFrame } from './mail-frame.tsx'

/** Both parts of a mail, as its readers see them. */
export function MailSampleView({ sample }: { readonly sample: MailSample }) {
  const text = useText()
  const [part, setPart] = useState<'html' | 'plain'>('html')
  return (
    <Box component="section" aria-label={text('mailTexts.preview')}>
      <Typography variant="body2" color="text.secondary">
        {text('mailTexts.sample')}
      </Typography>
      <Typography component="h2" variant="subtitle1">
        {sample.subject}
      </Typography>
      <Tabs value={part} onChange={(_, value) => setPart(value)}>
        <Tab value="html" label={text('mailTexts.html')} />
        <Tab value="plain" label={text('mailTexts.plain')} />
      </Tabs>
      {part === 'html' ? (
        <MailFrame title={sample.subject} html={sample.html} />
      ) : (
        <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 2 }}>
          {sample.text}
        </Typography>
      )}
    </Box>
  )
}
