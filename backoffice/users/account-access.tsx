import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { PresentPassword } from '../session/present-password.tsx'
import { SessionTable } from '../session/session-table.tsx'
import { useRefusal } from '../session/use-refusal.ts'

/** How an account is opened: its second factor, which can be taken off when it is lost, and its sessions, which can be ended. */
export function AccessCard() {
  const text = useText()
  const refusal = useRefusal()
  const user = useRecordContext()
  const id = user?.id ?? ''
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<{ words: string; isFault: boolean }>()
  const { data, refetch } = useQuery({
    queryKey: ['account-access', id],
    gcTime: 0,
    enabled: id !== '',
    queryFn: () => gate.guarded(() => sdk.users.access(id)),
  })
  if (!data) return null

  async function run(work: () => Promise<unknown>, words: string) {
    setSaid(undefined)
    try {
      await gate.guarded(work)
      setIsAsking(false)
      setSaid({ words, isFault: false })
      await refetch()
    } catch (error) {
      setSaid({ words: refusal(error), isFault: true })
    }
  }

  return (
    <Card variant="outlined" component="section" aria-labelledby="account-access" sx={{ p: 3, mt: 2 }}>
      <Typography component="h2" variant="h6" id="account-access" gutterBottom>
        {text('user.access')}
      </Typography>
      {said && (
        <Alert severity={said.isFault ? 'error' : 'success'} sx={{ mb: 2 }}>
          {said.words}
        </Alert>
      )}
      <Typography sx={{ mb: 1 }}>{text(data.otp ? 'user.factorOn' : 'user.factorOff')}</Typography>
      {data.otp && !isAsking && (
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {text('user.takeOff')}
        </Button>
      )}
      {isAsking && (
        <PresentPassword
          action={text('user.takeOff')}
          cancel={() => setIsAsking(false)}
          submit={(present) => run(() => sdk.users.takeOtpOff(id, present), text('user.takenOff'))}
        >
          <Typography>{text('user.takeOffHelp')}</Typography>
        </PresentPassword>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mt: 3, mb: 1 }}>
        <Typography component="h3" variant="subtitle1">
          {text('account.sessions')}
        </Typography>
        {data.sessions.length > 0 && (
          <Button
            variant="outlined"
            color="error"
            onClick={() => run(() => sdk.users.endSessionsOf(id), text('user.sessionsEnded'))}
          >
            {text('account.endAll')}
          </Button>
        )}
      </Stack>
      {data.sessions.length > 0 ? (
        <SessionTable sessions={data.sessions} />
      ) : (
        <Typography>{text('user.noSessions')}</Typography>
      )}
    </Card>
  )
}
