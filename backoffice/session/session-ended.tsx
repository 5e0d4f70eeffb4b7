import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useSyncExternalStore } from 'react'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Asks to sign in again over the page as it is, so that what was written there is kept. */
export function SessionEnded() {
  const text = useText()
  const { user } = useWorkplace()
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isOpen)
  return (
    <Dialog open={isOpen} aria-labelledby="session-ended">
      <DialogTitle id="session-ended">{text('session.endedTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('session.endedText')}</DialogContentText>
        <SignInForm
          email={user.email}
          signIn={async (credentials) => {
            const { user: now } = await sdk.auth.authenticate({ ...credentials, mode: 'cookie' })
            // What waits was written by somebody else.
            if (now.id !== user.id) location.reload()
            else gate.signedInAgain()
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={gate.giveUp}>
          {text('session.giveUp')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
