import { Alert, Button, Link, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { sdk } from '../api/sdk.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { SignInCard } from './sign-in-card.tsx'
import { refusalText } from './sign-in-form.tsx'

/** Asks for a mail with a link to a new password; the answer is the same whether the address is known or not. */
export function ForgottenPage() {
  const text = useText()
  const [isSent, setIsSent] = useState(false)
  const [fault, setFault] = useState<TextKey>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email'))
    try {
      await sdk.auth.requestPassword(email, new URL('/admin/reset', location.origin).href)
      setIsSent(true)
    } catch (error) {
      setFault(refusalText(error))
    }
  }

  return (
    <SignInCard title={text('session.forgottenTitle')}>
      {isSent ? (
        <Alert severity="success">{text('session.sent')}</Alert>
      ) : (
        <form onSubmit={submit}>
          <Stack spacing={2}>
            {fault && <Alert severity="error">{text(fault)}</Alert>}
            <TextField
              name="email"
              type="email"
              label={text('session.email')}
              autoComplete="username"
              required
              autoFocus
            />
            <Button type="submit" variant="contained" size="large">
              {text('session.sendLink')}
            </Button>
          </Stack>
        </form>
      )}
      <Link component={RouterLink} to="/login" sx={{ display: 'inline-block', mt: 2 }}>
        {text('session.toSignIn')}
      </Link>
    </SignInCard>
  )
}
