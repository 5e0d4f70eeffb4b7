import QrCodeScanner from '@mui/icons-material/QrCodeScanner'
import { Alert, Button, Stack, TextField, Link as TextLink, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router'
import { readCollectionCode } from '#domain/orders/collection-code.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { HandOver } from './hand-over.tsx'
import { readReadyOrders } from './ready-orders.ts'

/** What reads codes is large, and loaded only by who scans. */
const CodeScanner = lazy(() => import('./code-scanner.tsx'))

/** The counter: a customer shows the code, what lies ready for it is handed over. Made for a phone. */
export function CollectPage() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const code = search.get('code') ?? ''
  const [isScanning, setIsScanning] = useState(false)
  const known = readCollectionCode(code)
  const { data: orders } = useQuery({
    queryKey: ['ready-orders', known],
    enabled: known !== undefined,
    gcTime: 0,
    queryFn: () => gate.guarded(() => readReadyOrders(sdk, known ?? '')),
  })
  const show = (entered: string) => {
    setIsScanning(false)
    setSearch({ code: readCollectionCode(entered) ?? entered }, { replace: true })
  }
  return (
    <Stack spacing={2} sx={{ mt: 2, width: '100%', maxWidth: '36rem' }}>
      <Title title={text('collect.title')} />
      <Typography component="h1" variant="h5">
        {text('collect.title')}
      </Typography>
      <Typography>{text('collect.help')}</Typography>
      <form
        key={code}
        onSubmit={(event) => {
          event.preventDefault()
          show(String(new FormData(event.currentTarget).get('code') ?? ''))
        }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            name="code"
            label={text('collect.code')}
            defaultValue={code}
            error={code !== '' && known === undefined}
            helperText={code !== '' && known === undefined ? text('collect.noCode') : ' '}
            slotProps={{
              htmlInput: {
                autoComplete: 'off',
                autoCapitalize: 'characters',
                spellCheck: false,
                style: { fontSize: '1.5rem', letterSpacing: '0.12em', textTransform: 'uppercase' },
              },
            }}
            required
          />
          <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56 }}>
            {text('collect.find')}
          </Button>
        </Stack>
      </form>
      <Button
        variant="outlined"
        size="large"
        startIcon={<QrCodeScanner />}
        aria-pressed={isScanning}
        onClick={() => setIsScanning(!isScanning)}
      >
        {text(isScanning ? 'collect.stopScan' : 'collect.scan')}
      </Button>
      {isScanning && (
        <Suspense>
          <CodeScanner found={show} />
        </Suspense>
      )}
      {orders?.length === 0 && <NoOrder code={known ?? ''} />}
      {orders?.map((order) => (
        <HandOver key={order.id} order={order} done={() => client.invalidateQueries({ queryKey: ['ready-orders'] })} />
      ))}
    </Stack>
  )
}

/** Reservations have codes of the same kind, and are handed over elsewhere. */
function NoOrder({ code }: { readonly code: string }) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const { data } = useQuery({
    queryKey: ['reservation-code', code],
    gcTime: 0,
    retry: false,
    queryFn: () =>
      gate.guarded(() => sdk.items('ecommerce_reservation').read({ fields: ['id'], filter: { code }, limit: 1 })),
  })
  if (!data?.data.length) return <Alert severity="warning">{text('collect.unknown')}</Alert>
  return (
    <Alert severity="info">
      {text('collect.reservation')}{' '}
      <TextLink component={Link} to="/ecommerce_reservation">
        {text('collect.toReservations')}
      </TextLink>
    </Alert>
  )
}
