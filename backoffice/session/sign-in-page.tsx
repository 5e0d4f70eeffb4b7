import { Alert, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLogin } from 'react-admin'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { sdk } from '../api/sdk.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { SignInCard } from './sign-in-card.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The page that asks who is there. An installation without accounts says where the link to the first one is. */
export function SignInPage() {
  const text = useText()
  const login = useLogin()
  const moment = useMoment()
  const restored = useSearchParams()[0].get('restored') ?? ''
  const { data: isFirst } = useQuery({ queryKey: ['first-account'], queryFn: () => sdk.auth.isFirstOpen() })
  return (
    <SignInCard title={text('session.title')}>
      {!Number.isNaN(Date.parse(restored)) && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {text('restore.done', { on: moment(restored) })}
        </Alert>
      )}
      {isFirst && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {text('session.first')}
        </Alert>
      )}
      <SignInForm signIn={(credentials) => login(credentials)} />
      <Link component={RouterLink} to="/forgotten" sx={{ display: 'inline-block', mt: 2 }}>
        {text('session.forgotten')}
      </Link>
    </SignInCard>
  )
}
