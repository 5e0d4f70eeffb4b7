import { Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { ConnectionCard } from './connection-card.tsx'
import { connectionCards } from './connection-cards.ts'

/** Mail server, payment providers and statistics: set here, and tried with a button each. */
export function ConnectionsPage() {
  const text = useText()
  const { data, refetch } = useQuery({
    queryKey: ['connections'],
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.connections.read())).data,
  })
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 760 }}>
      <Title title={text('connections.title')} />
      <Typography component="h1" variant="h5">
        {text('connections.title')}
      </Typography>
      <Typography>{text('connections.help')}</Typography>
      {data &&
        connectionCards.map((card) => (
          <ConnectionCard key={card.name} card={card} settings={data} changed={() => void refetch()} />
        ))}
    </Stack>
  )
}
