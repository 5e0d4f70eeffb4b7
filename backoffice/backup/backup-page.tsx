import Download from '@mui/icons-material/Download'
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useNotify } from 'react-admin'
import type { Backup } from '#contract/wire/backups.ts'
import { ApiError } from '#sdk/api-error.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { RowsTable } from '../work/rows-table.tsx'
import { downloadFrom } from '../work/save-file.ts'
import { BackupPlanCard } from './backup-plan-card.tsx'
import { RestoreCard } from './restore-card.tsx'
import { useSize } from './use-size.ts'

const KEY = ['backups']

/** Milliseconds between two looks at how far a backup is. */
const LOOK_EVERY = 700

/** Shown where there is room for it. */
const ROOMY = { display: { xs: 'none', sm: 'table-cell' } }

const isUnderWay = ({ state }: Backup) => state === 'waiting' || state === 'running'

/** Makes a backup of the whole installation, shows how far it is, and what became of those before. */
export function BackupPage() {
  const text = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { data: backups = [] } = useQuery({
    queryKey: KEY,
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.backups.list())).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOK_EVERY : false),
  })
  const running = backups.find(isUnderWay)

  async function run(work: () => Promise<void>) {
    try {
      await gate.guarded(work)
    } catch (error) {
      notify(error instanceof ApiError && error.status === 409 ? 'office.backup.busy' : 'ra.notification.http_error', {
        type: 'error',
      })
    }
    await queries.invalidateQueries({ queryKey: KEY })
  }

  const begin = () =>
    run(async () => {
      const { data } = await sdk.backups.begin()
      downloadFrom(sdk.backups.archivePath(data.id))
    })

  return (
    <>
      <Card sx={{ mt: 2, p: 3 }}>
        <Title title={text('backup.title')} />
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography component="h1" variant="h5">
            {text('backup.title')}
          </Typography>
          <Typography>{text('backup.help')}</Typography>
          <Alert severity="warning">{text('backup.careful')}</Alert>
          {running ? (
            <ProgressBar
              progress={{ done: running.percent, all: 100 }}
              stop={() => run(() => sdk.backups.cancel(running.id))}
            />
          ) : (
            <Button variant="contained" startIcon={<Download />} onClick={begin}>
              {text('backup.now')}
            </Button>
          )}
          <Typography variant="body2" color="text.secondary">
            {text('backup.restore')}
          </Typography>
          {backups.length > 0 && (
            <Box sx={{ width: '100%', overflowX: 'auto' }}>
              <Made backups={backups} />
            </Box>
          )}
        </Stack>
      </Card>
      <BackupPlanCard />
      <RestoreCard />
    </>
  )
}

function Made({ backups }: { backups: readonly Backup[] }) {
  const text = useText()
  const moment = useMoment()
  const size = useSize()
  const stateOf = ({ state, missing }: Backup) =>
    text(`backup.${state}`) + (missing > 0 ? ` (${text('backup.missing', { count: missing })})` : '')
  return (
    <RowsTable
      label={text('backup.last')}
      rows={backups}
      keyOf={({ id }) => id}
      columns={[
        { head: text('backup.when'), cell: ({ created_on }) => moment(created_on) },
        { head: text('backup.who'), cell: ({ by }) => by ?? '–', sx: ROOMY },
        { head: text('backup.state'), cell: stateOf },
        { head: text('backup.size'), cell: ({ kilobytes }) => size(kilobytes), align: 'right' },
      ]}
    />
  )
}
