import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { hasApiCode } from '#sdk/api-error.ts'
import { confirmation, sdk } from '../api/sdk.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const WRONG = 300
const TOO_MANY = 9

const refusalText = (error: unknown): TextKey => {
  if (hasApiCode(error, WRONG)) return 'account.presentWrong'
  return hasApiCode(error, TOO_MANY) ? 'session.tooMany' : 'session.failed'
}

/** Asks for the password over the page as it is, before something is changed that gives rights or leads to others' servers. */
export function PasswordAgain() {
  const text = useText()
  const isOpen = useSyncExternalStore(confirmation.subscribe, confirmation.isOpen)
  return (
    <Dialog open={isOpen} onClose={confirmation.giveUp} aria-labelledby="password-again">
      <DialogTitle id="password-again">{text('session.confirmTitle')}</DialogTitle>
      <PasswordForm />
    </Dialog>
  )
}

function PasswordForm() {
  const text = useText()
  const { user } = useWorkplace()
  const [fault, setFault] = useState<TextKey>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog may lie over a form that React takes for its parent.
    event.stopPropagation()
    const password = String(new FormData(event.currentTarget).get('password'))
    setIsBusy(true)
    setFault(undefined)
    try {
      await sdk.auth.confirm(password)
      confirmation.confirmed()
    } catch (error) {
      setFault(refusalText(error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{text('session.confirmText')}</DialogContentText>
          {fault && (
            <Alert severity="error" role="alert">
              {text(fault)}
            </Alert>
          )}
          <input type="email" value={user.email} autoComplete="username" readOnly hidden />
          <TextField
            name="password"
            type="password"
            label={text('session.password')}
            autoComplete="current-password"
            required
            autoFocus
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={confirmation.giveUp}>
          {text('session.confirmGiveUp')}
        </Button>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {text('session.confirm')}
        </Button>
      </DialogActions>
    </form>
  )
}
