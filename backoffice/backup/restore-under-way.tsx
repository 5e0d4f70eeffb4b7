import { Alert, Button, DialogActions, DialogContent, LinearProgress, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { RESTORE_KEY } from './restore-key.ts'

/** Milliseconds between two looks at how far a restore is. */
const LOOK_EVERY = 500

/** Where the way back in is after a restore: with the moment that was restored. */
const signInAfter = (archiveOn: string): string => `/admin/login?restored=${encodeURIComponent(archiveOn)}`

interface Props {
  readonly id: string
  readonly archiveOn: string
  readonly close: () => void
}

/** How far a restore is; leads to the sign-in once it is done, for every session has ended. */
export function RestoreUnderWay({ id, archiveOn, close }: Props) {
  const text = useText()
  const { sdk } = useBackend()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['restore', id],
    gcTime: 0,
    // A look that met the moment in which the server opens again is no end of it.
    retry: true,
    retryDelay: LOOK_EVERY,
    queryFn: () => sdk.backups.restoring(id),
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : LOOK_EVERY),
  })
  const isDone = data?.state === 'done'
  useEffect(() => {
    if (isDone) location.assign(signInAfter(archiveOn))
  }, [isDone, archiveOn])

  async function leave() {
    close()
    await queries.invalidateQueries({ queryKey: RESTORE_KEY })
  }

  if (data?.state === 'failed')
    return (
      <>
        <DialogContent>
          <Alert severity="error">
            {text('restore.failed')} {text(`backupPlan.problems.${data.problem ?? 'other'}`)}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void leave()}>{text('restore.close')}</Button>
        </DialogActions>
      </>
    )
  return (
    <DialogContent>
      <Stack spacing={2}>
        <Typography role="status">{text(`restore.steps.${data?.step ?? 'waiting'}`)}</Typography>
        <LinearProgress
          variant={data && data.percent > 0 ? 'determinate' : 'indeterminate'}
          value={data?.percent ?? 0}
          aria-label={text('restore.progress')}
        />
        <Typography variant="body2">{text('restore.open')}</Typography>
      </Stack>
    </DialogContent>
  )
}
