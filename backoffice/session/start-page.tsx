import { Typography } from '@mui/material'
import { useSearchParams } from 'react-router'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInCard } from './sign-in-card.tsx'

/** Where the link of the first start leads: the first administrator chooses a password and is signed in. */
export function StartPage() {
  const text = useText()
  const [query] = useSearchParams()
  const language = useOfficeLanguage()
  return (
    <SignInCard title={text('session.startTitle')}>
      <Typography sx={{ mb: 2 }}>{text('session.startText')}</Typography>
      <NewPasswordForm
        asksEmail
        action={text('session.startAction')}
        submit={async ({ email, password }) => {
          await sdk.auth.createFirst({ token: query.get('token') ?? '', email, password })
          await sdk.auth.authenticate({ email, password, mode: 'cookie' })
          // As this page was read.
          if (language === 'en') await sdk.users.updateMe({ language })
          // Loaded anew: the application was begun by nobody and has no screens yet.
          location.assign('/admin/')
        }}
      />
    </SignInCard>
  )
}
