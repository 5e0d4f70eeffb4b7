import { Button, Stack, TextField } from '@mui/material'
import { useText } from '../i18n/use-text.ts'

/** A new password as `password`, typed once more as `again`. */
export function NewPasswordFields() {
  const text = useText()
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={text('session.newPassword')}
        helperText={text('session.passwordRule')}
        autoComplete="new-password"
        required
      />
      <TextField name="again" type="password" label={text('session.again')} autoComplete="new-password" required />
    </>
  )
}

interface ProofProps {
  action: string
  cancel: () => void
  autoFocus?: boolean
}

/** The end of a form that changes how to sign in: the password of today as `present`, and whether to do it. */
export function ProofFields({ action, cancel, autoFocus }: ProofProps) {
  const text = useText()
  return (
    <>
      <TextField
        name="present"
        type="password"
        label={text('account.ownPresent')}
        autoComplete="current-password"
        required
        autoFocus={autoFocus}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained">
          {action}
        </Button>
        <Button color="inherit" onClick={cancel}>
          {text('cancel')}
        </Button>
      </Stack>
    </>
  )
}
