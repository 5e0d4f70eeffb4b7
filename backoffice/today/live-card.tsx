import { Alert, AlertTitle, Button, Stack, Link as TextLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { Link } from 'react-router'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { findMissing } from './missing.ts'

/** While strangers see the shop's card only: says so, and holds the switch that changes it. Nothing for a website that is live. */
export function LiveCard({ isInGuide = false }: { isInGuide?: boolean }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const workplace = useWorkplace()
  const { id } = workplace.project
  const [isAsking, setIsAsking] = useState(false)
  const { data: isLive, refetch } = useQuery({
    queryKey: ['live', id],
    gcTime: 0,
    queryFn: async () =>
      (await gate.guarded(() => sdk.items('project').single({ filter: { id }, fields: ['live'] }))).data.live,
  })
  const { data: missing } = useQuery({
    queryKey: ['missing'],
    enabled: isLive === false,
    queryFn: () => gate.guarded(() => findMissing(sdk, workplace)),
  })
  if (isLive !== false) return null

  async function goLive() {
    setIsAsking(false)
    try {
      await gate.guarded(() => sdk.items('project').update(id, { live: true }))
      notify(text('live.done'), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    await refetch()
  }

  const count = missing?.length ?? 0
  return (
    <Alert severity="info" component="section" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>{text('live.title')}</AlertTitle>
      {text('live.text')}
      <Stack direction="row" spacing={3} sx={{ mt: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        {workplace.user.role === 'administrator' && (
          <Button variant="contained" disabled={missing === undefined} onClick={() => setIsAsking(true)}>
            {text('live.action')}
          </Button>
        )}
        {!isInGuide && (
          <TextLink component={Link} to="/guide">
            {text('guide.title')}
          </TextLink>
        )}
      </Stack>
      <Confirm
        isOpen={isAsking}
        title={text('live.action')}
        content={text(count > 0 ? 'live.lacking' : 'live.ready', { count })}
        confirm={text('live.action')}
        onConfirm={goLive}
        onClose={() => setIsAsking(false)}
      />
    </Alert>
  )
}
