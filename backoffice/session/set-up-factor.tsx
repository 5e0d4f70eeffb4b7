import { Box, Stack, TextField, Typography } from '@mui/material'
import type { FormEvent } from 'react'
import { qrSvg } from '#domain/look/qr-code.ts'
import { useText } from '../i18n/use-text.ts'
import { ProofFields } from './password-fields.tsx'

interface Props {
  email: string
  domain: string
  secret: string
  submit: (given: { present: string; otp: string }) => unknown
  cancel: () => void
}

/** The address that authenticator apps read out of a QR code. */
const otpAddress = ({ email, domain, secret }: Pick<Props, 'email' | 'domain' | 'secret'>): string =>
  `otpauth://totp/${encodeURIComponent(`${domain}:${email}`)}?${new URLSearchParams({ secret, issuer: domain })}`

/** The secret as QR code and as text, and the proof that the app has taken it. */
export function SetUpFactor({ submit, cancel, ...known }: Props) {
  const text = useText()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { present = '', otp = '' } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    submit({ present, otp: otp.replaceAll(' ', '') })
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack spacing={2}>
        <Typography>{text('account.scan')}</Typography>
        <Box
          role="img"
          aria-label={text('account.qrCode')}
          sx={{ width: 200, '& svg': { display: 'block' } }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made here from the secret alone
          dangerouslySetInnerHTML={{ __html: qrSvg(otpAddress(known)) }}
        />
        <Typography variant="body2">
          {text('account.secret')}{' '}
          <Box component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
            {known.secret.replace(/.{4}(?=.)/g, '$& ')}
          </Box>
        </Typography>
        <TextField
          name="otp"
          label={text('session.otp')}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          required
        />
        <ProofFields action={text('account.activate')} cancel={cancel} />
      </Stack>
    </form>
  )
}
