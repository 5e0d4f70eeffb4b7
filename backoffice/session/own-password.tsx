import { Alert, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { usePasswordRefusal } from './password-refusal.ts'
import { useRefusal } from './use-refusal.ts'

/** A new password against the present one. All other sessions end; this one starts anew. */
export function OwnPassword() {
  const text = useText()
  const refusal = useRefusal()
  const passwordRefusal = usePasswordRefusal()
  const [said, setSaid] = useState<{ words: string; isFault: boolean }>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { present = '', password = '', again } = Object.fromEntries(new FormData(form)) as Record<string, string>
    const refuse = (words: string) => setSaid({ words, isFault: true })
    if (password !== again) return refuse(text('session.notTheSame'))
    try {
      // Asked for anew: a second factor may have been set up or taken off on this very screen.
      const { data: own } = await gate.guarded(() => sdk.users.me())
      await gate.guarded(() => sdk.users.updateMe({ password, current_password: present }))
      form.reset()
      setSaid({ words: text('account.passwordChanged'), isFault: false })
      // The password is changed whatever comes of signing in: the next call asks for it again. With a second factor it asks for a code.
      const signIn = () => sdk.auth.authenticate({ email: own.email, password, mode: 'cookie' })
      await (own.otp ? gate.guarded(() => sdk.users.me()) : signIn()).catch(() => {})
    } catch (error) {
      refuse(passwordRefusal(error) ?? refusal(error))
    }
  }

  return (
    <Card variant="outlined" component="section" aria-labelledby="own-password" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" id="own-password" sx={{ mb: 2 }}>
        {text('account.password')}
      </Typography>
      <form onSubmit={submit}>
        <Stack spacing={2}>
          {said && <Alert severity={said.isFault ? 'error' : 'success'}>{said.words}</Alert>}
          <TextField
            name="present"
            type="password"
            label={text('account.present')}
            autoComplete="current-password"
            required
          />
          <NewPasswordFields />
          <Button type="submit" variant="contained">
            {text('account.changePassword')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
