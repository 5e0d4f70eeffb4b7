import { Alert, Box, Button, Card, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { renderSVG } from 'uqr'
import { hasApiCode } from '#sdk/api-error.ts'
import { sdk } from '../api/sdk.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** The address that authenticator apps read out of a QR code. */
export const otpAddress = (email: string, domain: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${domain}:${email}`)}?${new URLSearchParams({ secret, issuer: domain })}`

/** Sets the second factor up with a QR code, or takes it away again; either needs the password. */
export function SecondFactor() {
  const text = useText()
  const { user, project } = useWorkplace()
  const [isOn, setIsOn] = useState(user.otp)
  const [secret, setSecret] = useState<string>()
  const [fault, setFault] = useState<TextKey>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { present = '', otp = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setFault(undefined)
    try {
      if (secret)
        await sdk.users.activateOtp({ current_password: present, tfa_secret: secret, otp: otp.replaceAll(' ', '') })
      else await sdk.users.deactivateOtp(present)
      setIsOn(Boolean(secret))
      setSecret(undefined)
    } catch (error) {
      setFault(
        hasApiCode(error, 112)
          ? 'session.otpWrong'
          : hasApiCode(error, 300)
            ? 'account.presentWrong'
            : 'session.failed',
      )
    }
  }

  const present = (
    <TextField
      name="present"
      type="password"
      label={text('account.present')}
      autoComplete="current-password"
      required
    />
  )
  return (
    <Card variant="outlined" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6">
        {text('account.secondFactor')}
      </Typography>
      <Typography sx={{ my: 1 }}>{text(isOn ? 'account.secondFactorOn' : 'account.secondFactorOff')}</Typography>
      {fault && <Alert severity="error">{text(fault)}</Alert>}
      {!isOn && !secret && (
        <Button variant="outlined" onClick={async () => setSecret(await sdk.users.otpSecret())}>
          {text('account.setUp')}
        </Button>
      )}
      {(isOn || secret) && (
        <form onSubmit={submit}>
          <Stack spacing={2}>
            {secret && (
              <>
                <Typography>{text('account.scan')}</Typography>
                <Box
                  role="img"
                  aria-label={text('account.qrCode')}
                  sx={{ width: 200, '& svg': { display: 'block' } }}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: made here from the secret alone
                  dangerouslySetInnerHTML={{ __html: renderSVG(otpAddress(user.email, project.domain, secret)) }}
                />
                <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>{secret}</Typography>
                <TextField
                  name="otp"
                  label={text('session.otp')}
                  autoComplete="one-time-code"
                  slotProps={{ htmlInput: { inputMode: 'numeric' } }}
                  required
                />
              </>
            )}
            {present}
            <Button type="submit" variant="contained">
              {text(secret ? 'account.activate' : 'account.deactivate')}
            </Button>
          </Stack>
        </form>
      )}
    </Card>
  )
}
