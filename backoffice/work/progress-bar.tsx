import { Button, LinearProgress, Stack, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import type { Progress } from './long-work.ts'

/** How far a long work has come, and the way to stop it. */
export function ProgressBar({ progress, stop }: { progress: Progress; stop: () => void }) {
  const text = useText()
  const { done, all } = progress
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: '100%' }} role="status">
      <LinearProgress
        variant="determinate"
        value={all === 0 ? 0 : (done / all) * 100}
        aria-label={text('work.progress')}
        sx={{ flex: 1 }}
      />
      <Typography variant="body2">{text('work.done', { done, all })}</Typography>
      <Button onClick={stop}>{text('work.stop')}</Button>
    </Stack>
  )
}
