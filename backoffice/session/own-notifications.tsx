import { Card, FormControlLabel, Switch, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { useRun } from '../work/use-run.ts'

const KEY = ['own-notifications']

/** Whether the person hears by mail of what is assigned to them. */
export function OwnNotifications() {
  const text = useText()
  const notify = useNotify()
  const { sdk, gate } = useBackend()
  const { run, isBusy } = useRun(KEY)
  const { data } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.users.me())).data,
  })
  if (!data) return null
  const save = async (email_notifications: boolean) => {
    if (await run(() => sdk.users.updateMe({ email_notifications })))
      notify(text('account.notificationsSaved'), { type: 'success' })
  }
  return (
    <Card variant="outlined" sx={{ p: 3 }} component="section" aria-label={text('user.notifications')}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('user.notifications')}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={data.email_notifications}
            disabled={isBusy}
            onChange={({ target }) => void save(target.checked)}
          />
        }
        label={text('account.notifications')}
      />
    </Card>
  )
}
