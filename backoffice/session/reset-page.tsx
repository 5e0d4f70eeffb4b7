import { Alert, Link } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Where the link of the reset mail leads. */
export function ResetPage() {
  const text = useText()
  const { hash } = useLocation()
  const [isDone, setIsDone] = useState(false)
  return (
    <SignInCard title={text('session.resetTitle')}>
      {isDone ? (
        <Alert severity="success">
          {text('session.resetDone')}{' '}
          <Link component={RouterLink} to="/login">
            {text('session.toSignIn')}
          </Link>
        </Alert>
      ) : (
        <NewPasswordForm
          action={text('session.resetAction')}
          submit={async ({ password }) => {
            await sdk.auth.resetPassword(password, new URLSearchParams(hash.slice(1)).get('token') ?? '')
            setIsDone(true)
          }}
        />
      )}
    </SignInCard>
  )
}
