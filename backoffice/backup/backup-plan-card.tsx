import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { BackupPlanSettings, BackupRun } from '#contract/wire/backup-plan.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { useRun } from '../work/use-run.ts'
import { BackupPlanForm } from './backup-plan-form.tsx'
import { useSize } from './use-size.ts'

const KEY = ['backup-plan']

/** Milliseconds between two looks at what the schedule does. */
const LOOK_EVERY = 5000

/** When backups are made by themselves, and what became of each. */
export function BackupPlanCard() {
  const text = useText()
  const moment = useMoment()
  const notify = useNotify()
  const { sdk, gate } = useBackend()
  const { run, isBusy, fault } = useRun(KEY)
  const { data } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.backups.schedule()),
    refetchInterval: LOOK_EVERY,
  })
  if (!data) return null

  async function save(settings: BackupPlanSettings) {
    if (await run(() => sdk.backups.setSchedule(settings))) notify(text('backupPlan.saved'), { type: 'success' })
  }

  async function makeNow() {
    if (await run(() => sdk.backups.makeNow())) notify(text('backupPlan.asked'), { type: 'info' })
  }

  const isWorking = data.runs.some(({ state }) => state === 'running')
  return (
    <Card sx={{ mt: 2, p: 3 }} component="section" aria-label={text('backupPlan.title')}>
      <Stack spacing={2}>
        <Typography component="h2" variant="h6">
          {text('backupPlan.title')}
        </Typography>
        <Typography>{text('backupPlan.help')}</Typography>
        {data.troubles.map(({ kind, problem, detail }) => (
          <Alert key={kind} severity="error">
            {text(`backupPlan.trouble.${kind}`)}
            {text(`backupPlan.problems.${problem}`)} {detail}
          </Alert>
        ))}
        {fault && <Alert severity="error">{fault}</Alert>}
        <BackupPlanForm schedule={data} isBusy={isBusy} save={save} />
        <Typography variant="body2" color="text.secondary">
          {data.next ? text('backupPlan.next', { on: moment(data.next) }) : text('backupPlan.never')}
        </Typography>
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          disabled={isBusy || isWorking}
          onClick={() => void makeNow()}
        >
          {text('backupPlan.now')}
        </Button>
        {isWorking && <Typography role="status">{text('backupPlan.working')}</Typography>}
        {data.runs.length > 0 && <Runs runs={data.runs} />}
      </Stack>
    </Card>
  )
}

function Runs({ runs }: { runs: readonly BackupRun[] }) {
  const text = useText()
  const moment = useMoment()
  const size = useSize()
  function outcome({ state, problem, rows, files, missing, detail }: BackupRun): string {
    if (state === 'running') return text('backup.running')
    if (problem) return [text(`backupPlan.problems.${problem}`), detail].filter(Boolean).join(' ')
    const lost = missing > 0 ? ` (${text('backup.missing', { count: missing })})` : ''
    return text('backupPlan.counts', { rows, files }) + lost
  }
  return (
    // However wide the table is, it scrolls in itself and does not widen the screen.
    <Box sx={{ overflowX: 'auto', contain: 'inline-size' }}>
      <RowsTable
        stacks
        label={text('backupPlan.runs')}
        rows={runs}
        keyOf={({ id }) => id}
        columns={[
          { head: text('backup.when'), cell: ({ created_on }) => moment(created_on) },
          { head: text('backupPlan.kind'), cell: ({ kind }) => text(`backupPlan.kinds.${kind}`) },
          { head: text('backup.state'), cell: outcome },
          {
            head: text('backup.size'),
            cell: ({ kilobytes }) => (kilobytes > 0 ? size(kilobytes) : '–'),
            align: 'right',
          },
        ]}
      />
    </Box>
  )
}
