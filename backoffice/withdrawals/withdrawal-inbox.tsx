import { Alert, Card, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Title } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

/** The withdrawals with what is due for each and until when; the most urgent first. */
export function WithdrawalInbox() {
  const text = useText()
  const client = useQueryClient()
  const [isClosed, setIsClosed] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['withdrawals', isClosed],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.staffOrders.withdrawals(isClosed)),
  })
  const again = () => client.invalidateQueries()
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '70rem' }}>
      <Title title={text('desk.title')} />
      <Typography component="h1" variant="h5">
        {text('desk.title')}
      </Typography>
      <Typography sx={{ maxWidth: '75ch' }}>{text('desk.help')}</Typography>
      <Tabs value={isClosed} onChange={(_, value: boolean) => setIsClosed(value)}>
        <Tab value={false} label={text('desk.open')} />
        <Tab value label={text('desk.closed')} />
      </Tabs>
      {error && <Alert severity="error">{String(error.message)}</Alert>}
      {data?.length === 0 && (
        <Card variant="outlined" sx={{ p: 4 }}>
          {text('desk.none')}
        </Card>
      )}
      {data?.map((task) => (
        <WithdrawalCard key={task.id} task={task} done={again} />
      ))}
    </Stack>
  )
}
