import { Alert, Button } from '@mui/material'
import { useNotify, useRecordContext } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'

/** Says of an account that nobody has used yet that its person was invited, and invites once more. */
export function InviteCard() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const user = useRecordContext()
  if (!user || user.last_access_on !== null || user.status !== 'active') return null

  async function invite(id: number | string) {
    try {
      const email = await gate.guarded(() => sdk.users.invite(id))
      notify('office.user.invited', { type: 'success', messageArgs: { email } })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" onClick={() => invite(user.id)}>
          {text('user.inviteAgain')}
        </Button>
      }
    >
      {text('user.notYet')}
    </Alert>
  )
}
