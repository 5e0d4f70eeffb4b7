import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLogout } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { SessionTable } from './session-table.tsx'
import { useRefusal } from './use-refusal.ts'

/** Where the person is signed in; one session or all of them can be ended. */
export function OwnSessions() {
  const text = useText()
  const refusal = useRefusal()
  const logout = useLogout()
  const [fault, setFault] = useState<string>()
  const { data = [], refetch } = useQuery({
    queryKey: ['own-sessions'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.users.sessions()),
  })

  async function run(work: () => Promise<unknown>) {
    setFault(undefined)
    try {
      await work()
    } catch (error) {
      setFault(refusal(error))
    }
  }
  const end = (id: string) =>
    run(async () => {
      await gate.guarded(() => sdk.users.endSession(id))
      await refetch()
    })
  const endAll = () =>
    run(async () => {
      await gate.guarded(() => sdk.users.endSessions())
      await logout()
    })

  return (
    <Card variant="outlined" component="section" aria-labelledby="own-sessions" sx={{ p: 3 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', mb: 1 }}
      >
        <Typography component="h2" variant="h6" id="own-sessions">
          {text('account.sessions')}
        </Typography>
        <Button variant="outlined" color="error" onClick={endAll}>
          {text('account.endAll')}
        </Button>
      </Stack>
      <Typography sx={{ mb: 2 }}>{text('account.sessionsHelp')}</Typography>
      {fault && <Alert severity="error">{fault}</Alert>}
      <SessionTable sessions={data} end={end} />
    </Card>
  )
}
