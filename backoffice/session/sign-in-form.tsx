import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { hasApiCode } from '#sdk/api-error.ts'
import type { Credentials } from '#sdk/auth.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

const OTP_MISSING = 111
const REFUSALS: readonly [code: number, text: TextKey][] = [
  [100, 'session.wrong'],
  [112, 'session.otpWrong'],
  [103, 'session.suspended'],
  [9, 'session.tooMany'],
]

/** What a failed sign-in says. */
export const refusalText = (error: unknown): TextKey =>
  REFUSALS.find(([code]) => hasApiCode(error, code))?.[1] ?? 'session.failed'

interface Props {
  signIn: (credentials: Credentials) => Promise<unknown>
  /** Who has to sign in again. */
  email?: string
}

/** E-mail and password, and the one-time password once the backend asks for it. */
export function SignInForm({ signIn, email }: Props) {
  const text = useText()
  const [asksOtp, setAsksOtp] = useState(false)
  const [fault, setFault] = useState<TextKey>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setIsBusy(true)
    setFault(undefined)
    try {
      const { email = '', password = '', otp } = given
      await signIn({ email, password, ...(otp && { otp }) })
    } catch (error) {
      if (hasApiCode(error, OTP_MISSING)) setAsksOtp(true)
      else setFault(refusalText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {fault && (
          <Alert severity="error" role="alert">
            {text(fault)}
          </Alert>
        )}
        <TextField
          name="email"
          type="email"
          label={text('session.email')}
          autoComplete="username"
          defaultValue={email}
          required
          autoFocus={!email}
        />
        <TextField
          name="password"
          type="password"
          label={text('session.password')}
          autoComplete="current-password"
          required
          autoFocus={Boolean(email)}
        />
        {asksOtp && (
          <TextField
            name="otp"
            label={text('session.otp')}
            helperText={text('session.otpHelp')}
            autoComplete="one-time-code"
            required
            autoFocus
          />
        )}
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {text('session.signIn')}
        </Button>
      </Stack>
    </form>
  )
}
