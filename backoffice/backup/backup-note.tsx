import { Alert, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import type { BackupSchedule } from '#contract/wire/backup-plan.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'

/** What became of the last backup and its trial: one quiet line while all is well, an alarm where it is not. */
export function BackupNote() {
  const text = useText()
  const { sdk, gate } = useBackend()
  const { data } = useQuery({
    queryKey: ['backup-note'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.backups.schedule()),
  })
  if (!data || (data.rhythm === 'off' && data.troubles.length === 0)) return null
  const see = (
    <Link component={RouterLink} to="/backup">
      {text('backupPlan.see')}
    </Link>
  )
  if (data.troubles.length === 0) return <Fine schedule={data}>{see}</Fine>
  return (
    <Stack spacing={1}>
      {data.troubles.map(({ kind, problem, detail }) => (
        <Alert key={kind} severity="error">
          {text(`backupPlan.trouble.${kind}`)}
          {text(`backupPlan.problems.${problem}`)} {detail} {see}
        </Alert>
      ))}
    </Stack>
  )
}

function Fine({ schedule, children }: { schedule: BackupSchedule; children: ReactNode }) {
  const text = useText()
  const moment = useMoment()
  const { last_backup: backup, last_trial: trial } = schedule
  if (!backup) return null
  const { rows, files } = trial ?? backup
  return (
    <Typography variant="body2" color="text.secondary">
      {text('backupPlan.fine', { on: moment(backup.created_on) })}{' '}
      {trial ? text('backupPlan.tried', { on: moment(trial.created_on), rows, files }) : text('backupPlan.untried')}{' '}
      {children}
    </Typography>
  )
}
