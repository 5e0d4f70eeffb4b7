import { Alert, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Where the links lead by which a password is set: that of a forgotten one, and that of an invitation, which greets the person. */
export function ResetPage() {
  const text = useText()
  const { sdk } = useBackend()
  const { hash } = useLocation()
  const [isDone, setIsDone] = useState(false)
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
  const { data: invitation } = useQuery({
    queryKey: ['invitation', token],
    retry: false,
    gcTime: 0,
    enabled: token !== '',
    // Any other link says nothing of itself before it is used.
    queryFn: () => sdk.auth.invitation(token).catch(() => null),
  })
  return (
    <SignInCard title={invitation ? text('session.welcome', { site: invitation.site }) : text('session.resetTitle')}>
      {invitation && !isDone && (
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {invitation.by && `${text('session.invitedBy', { by: invitation.by, site: invitation.site })} `}
          {text('session.invitedAs', { email: invitation.email })}
        </Typography>
      )}
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
            await sdk.auth.resetPassword(password, token)
            setIsDone(true)
          }}
        />
      )}
    </SignInCard>
  )
}
