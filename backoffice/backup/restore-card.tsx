import Restore from '@mui/icons-material/Restore'
import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Restore as EndedRestore, KeptBackup } from '#contract/wire/restores.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { RESTORE_KEY } from './restore-key.ts'
import { useSize } from './use-size.ts'

/** Milliseconds between two looks at which backups there are. */
const LOOK_EVERY = 5000

/** The backups that the server keeps, each with the way to restore it, and what was restored so far. */
export function RestoreCard() {
  const text = useText()
  const { sdk, gate } = useBackend()
  const [chosen, setChosen] = useState<KeptBackup>()
  const failureWords = useFailureWords()
  const { data, error } = useQuery({
    queryKey: RESTORE_KEY,
    gcTime: 0,
    queryFn: () =>
      gate.guarded(async () => {
        const [kept, ended] = await Promise.all([sdk.backups.kept(), sdk.backups.restores()])
        return { kept, ended }
      }),
    // Whoever is about to restore, or waits for it, is not to be asked to sign in by a look of the screen behind.
    refetchInterval: chosen ? false : LOOK_EVERY,
  })
  if (!data)
    return error ? (
      <Alert severity="error" sx={{ mt: 2 }}>
        {text('restore.title')}: {failureWords(error)}
      </Alert>
    ) : null
  const { kept, ended } = data
  return (
    <Card sx={{ mt: 2, p: 3 }} component="section" aria-label={text('restore.title')}>
      <Stack spacing={2}>
        <Typography component="h2" variant="h6">
          {text('restore.title')}
        </Typography>
        <Typography>{text(kept.length > 0 ? 'restore.help' : 'restore.none')}</Typography>
        {kept.length > 0 && <Kept kept={kept} choose={setChosen} />}
        {ended.length > 0 && <Ended ended={ended} />}
      </Stack>
      {chosen && <RestoreDialog backup={chosen} close={() => setChosen(undefined)} />}
    </Card>
  )
}

function Kept({ kept, choose }: { kept: readonly KeptBackup[]; choose: (backup: KeptBackup) => void }) {
  const text = useText()
  const moment = useMoment()
  const size = useSize()
  const stateOf = ({ on, before_restore }: KeptBackup) =>
    before_restore ? `${moment(on)} (${text('restore.before')})` : moment(on)
  return (
    <Box sx={{ overflowX: 'auto', contain: 'inline-size' }}>
      <RowsTable
        stacks
        label={text('restore.kept')}
        rows={kept}
        keyOf={({ place, name }) => `${place} ${name}`}
        columns={[
          { head: text('restore.of'), cell: stateOf },
          { head: text('restore.place'), cell: ({ place }) => text(`restore.places.${place}`) },
          { head: text('restore.tried'), cell: ({ tried }) => text(`restore.trials.${tried ?? 'none'}`) },
          { head: text('backup.size'), cell: ({ kilobytes }) => (kilobytes === null ? '–' : size(kilobytes)) },
          {
            head: '',
            cell: (backup) => (
              <Button
                size="small"
                variant="outlined"
                startIcon={<Restore />}
                aria-label={text('restore.chooseOf', { on: moment(backup.on) })}
                onClick={() => choose(backup)}
              >
                {text('restore.choose')}
              </Button>
            ),
          },
        ]}
      />
    </Box>
  )
}

function Ended({ ended }: { ended: readonly EndedRestore[] }) {
  const text = useText()
  const moment = useMoment()
  const resultOf = ({ state, problem, rows, files }: EndedRestore) =>
    state === 'done'
      ? `${text('restore.isDone')}: ${text('backupPlan.counts', { rows, files })}`
      : `${text('restore.failed')} ${text(`backupPlan.problems.${problem ?? 'other'}`)}`
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {text('restore.ended')}
      </Typography>
      <Box sx={{ overflowX: 'auto', contain: 'inline-size' }}>
        <RowsTable
          stacks
          label={text('restore.ended')}
          rows={ended}
          keyOf={({ id }) => id}
          columns={[
            { head: text('restore.when'), cell: ({ ended_on }) => moment(ended_on) },
            { head: text('restore.who'), cell: ({ by }) => by },
            { head: text('restore.of'), cell: ({ archive_on }) => moment(archive_on) },
            { head: text('restore.result'), cell: resultOf },
          ]}
        />
      </Box>
    </>
  )
}
