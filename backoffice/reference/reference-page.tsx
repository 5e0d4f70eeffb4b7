import { CircularProgress, Link, Paper, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { Title } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

/** Large, and read by few. */
const CallList = lazy(() => import('./call-list.tsx'))

/** Every call that other programs may make, as the machine-readable document tells them. */
export function ReferencePage() {
  const text = useText()
  return (
    <Stack spacing={2} sx={{ mt: 2, width: '100%', minWidth: 0 }}>
      <Title title={text('reference.title')} />
      <Typography component="h1" variant="h5">
        {text('reference.title')}
      </Typography>
      <Typography sx={{ maxWidth: '75ch' }}>
        {text('reference.help')} <Link href="/openapi.json">openapi.json</Link>
      </Typography>
      <Paper variant="outlined" sx={{ minWidth: 0, overflowX: 'auto' }}>
        <Suspense fallback={<CircularProgress sx={{ m: 4 }} />}>
          <CallList />
        </Suspense>
      </Paper>
    </Stack>
  )
}
