import { Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ApiKey } from '#contract/wire/api-keys.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { KeyTable } from './key-table.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** The keys with which other programs reach this website: made here, shown once, revoked at once. */
export function ApiKeysPage() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [isMaking, setIsMaking] = useState(false)
  const [leaving, setLeaving] = useState<ApiKey>()
  const { data, refetch } = useQuery({
    queryKey: ['api-keys'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.apiKeys.list()),
  })

  async function revoke(key: ApiKey) {
    setLeaving(undefined)
    try {
      await gate.guarded(() => sdk.apiKeys.revoke(key.id))
      notify(text('keys.revoked'), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    await refetch()
  }

  return (
    <Stack spacing={2} sx={{ mt: 2, width: '100%', minWidth: 0, maxWidth: '70rem' }}>
      <Title title={text('keys.title')} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h5">
          {text('keys.title')}
        </Typography>
        <Button variant="contained" onClick={() => setIsMaking(true)}>
          {text('keys.new')}
        </Button>
      </Stack>
      <Typography sx={{ maxWidth: '75ch' }}>
        {text('keys.help')}{' '}
        <Link component={RouterLink} to="/api">
          {text('reference.title')}
        </Link>
      </Typography>
      {data && data.length === 0 && <Typography>{text('keys.none')}</Typography>}
      {data && data.length > 0 && <KeyTable keys={data} revoke={setLeaving} />}
      {isMaking && <NewKeyDialog made={() => void refetch()} close={() => setIsMaking(false)} />}
      <Confirm
        isOpen={leaving !== undefined}
        title={text('keys.revoke')}
        content={text('keys.revokeAsk', { name: leaving?.name ?? '' })}
        confirm={text('keys.revoke')}
        confirmColor="warning"
        cancel={text('cancel')}
        onConfirm={() => leaving && void revoke(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </Stack>
  )
}
