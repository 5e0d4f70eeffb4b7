import { Alert, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { ApiError } from '#sdk/api-error.ts'
import { sdk } from '../api/sdk.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** A new password against the present one. All other sessions end; this one starts anew. */
export function OwnPassword() {
  const text = useText()
  const { user } = useWorkplace()
  const [said, setSaid] = useState<{ key: TextKey; isFault: boolean }>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { present = '', password = '', again } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const refuse = (key: TextKey) => setSaid({ key, isFault: true })
    if (password !== again) return refuse('session.notTheSame')
    try {
      await sdk.users.updateMe({ password, current_password: present })
      form.reset()
      setSaid({ key: 'account.passwordChanged', isFault: false })
      if (!user.otp) await sdk.auth.authenticate({ email: user.email, password, mode: 'cookie' })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined
      refuse(status === 403 ? 'account.presentWrong' : status === 422 ? 'session.tooShort' : 'session.failed')
    }
  }

  return (
    <Card variant="outlined" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 2 }}>
        {text('account.password')}
      </Typography>
      <form onSubmit={submit}>
        <Stack spacing={2}>
          {said && <Alert severity={said.isFault ? 'error' : 'success'}>{text(said.key)}</Alert>}
          <TextField
            name="present"
            type="password"
            label={text('account.present')}
            autoComplete="current-password"
            required
          />
          <TextField
            name="password"
            type="password"
            label={text('session.newPassword')}
            helperText={text('session.passwordRule')}
            autoComplete="new-password"
            required
          />
          <TextField name="again" type="password" label={text('session.again')} autoComplete="new-password" required />
          <Button type="submit" variant="contained">
            {text('account.changePassword')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
