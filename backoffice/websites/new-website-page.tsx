import { Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { goToWebsite } from './enter-website.ts'
import { WebsiteForm } from './website-form.tsx'

/** Makes one more website and goes there. */
export function NewWebsitePage() {
  const text = useText()
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '50rem' }}>
      <Title title={text('websites.new')} />
      <Typography component="h1" variant="h5">
        {text('websites.new')}
      </Typography>
      <Typography>{text('websites.newHelp')}</Typography>
      <WebsiteForm made={goToWebsite} />
    </Stack>
  )
}
