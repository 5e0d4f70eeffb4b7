import { Alert, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { SignInCard } from '../session/sign-in-card.tsx'

/** Where somebody arrives from another website of the installation: the code behind the hash signs in, once. */
export function EnterPage() {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const code = location.hash.slice(1)
    // Gone from the address at once, and from the browser's history.
    history.replaceState(null, '', location.pathname)
    if (!code) return
    sdk.websites.enter(code).then(
      () => location.replace('/admin/'),
      () => setHasFailed(true),
    )
  }, [])
  return (
    <SignInCard title={text('session.title')}>
      {hasFailed ? <Alert severity="warning">{text('websites.enterFailed')}</Alert> : null}
      <Typography>
        {hasFailed ? <a href="/admin/login">{text('session.toSignIn')}</a> : text('websites.entering')}
      </Typography>
    </SignInCard>
  )
}
