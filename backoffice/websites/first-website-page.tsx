import { Alert, Box, Card, Stack, Typography } from '@mui/material'
import { useAuthenticated } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { LanguageChoice } from '../session/language-choice.tsx'
import { stayAtWebsite } from './enter-website.ts'
import { OldWebsiteButton } from './old-website-button.tsx'
import { WebsiteForm } from './website-form.tsx'

/** Where the administrator of an installation without websites is led. */
export function FirstWebsitePage() {
  useAuthenticated()
  const text = useText()
  return (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 }, bgcolor: 'background.default', minHeight: '100dvh' }}>
      <Card variant="outlined" sx={{ maxWidth: '50rem', mx: 'auto', p: { xs: 2, sm: 4 } }}>
        <LanguageChoice />
        <Stack spacing={2}>
          <Typography component="h1" variant="h5">
            {text('websites.new')}
          </Typography>
          <Alert severity="info">{text('websites.first')}</Alert>
          <Typography>{text('websites.newHelp')}</Typography>
          <Box>
            <OldWebsiteButton made={stayAtWebsite} />
          </Box>
          <WebsiteForm made={stayAtWebsite} />
        </Stack>
      </Card>
    </Box>
  )
}
