import { Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { OwnNotifications } from './own-notifications.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { SecondFactor } from './second-factor.tsx'

/** The person's own account: password, second factor, mails and sessions. */
export function AccountPage() {
  const text = useText()
  return (
    <Stack spacing={3} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={text('account.title')} />
      <Typography component="h1" variant="h5">
        {text('account.title')}
      </Typography>
      <OwnPassword />
      <SecondFactor />
      <OwnNotifications />
      <OwnSessions />
    </Stack>
  )
}
