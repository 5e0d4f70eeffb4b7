import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { TillFileRun } from '#contract/wire/till.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { TillFileCard } from './till-file-card.tsx'
import { TillPlaceForm } from './till-place-form.tsx'
import { useTill } from './use-till.ts'

/** Columns that a telephone has no room for: there they stand below the name. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } }

/** Files of tills: where they come from, what became of each, and the way back. */
export function TillPage() {
  const text = useText()
  const till = useTill()
  const [open, setOpen] = useState<number>()
  const { places, runs, fault } = till
  return (
    <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mt: 2, contain: 'inline-size' }}>
      <Title title={text('till.title')} />
      <Stack spacing={2}>
        <Typography component="h1" variant="h5">
          {text('till.title')}
        </Typography>
        <Typography sx={{ maxWidth: '75ch' }}>{text('till.about')}</Typography>
        {fault && <Alert severity="error">{fault}</Alert>}
        <Typography component="h2" variant="h6">
          {text('till.places')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          {places.map((place) => (
            <TillPlaceForm key={place.place} place={place} till={till} />
          ))}
        </Box>
        <Typography component="h2" variant="h6">
          {text('till.runs')}
        </Typography>
        {runs?.length === 0 && <Typography>{text('till.none')}</Typography>}
        {open !== undefined && <TillFileCard key={open} id={open} till={till} close={() => setOpen(undefined)} />}
        {runs && runs.length > 0 && <Runs runs={runs} open={setOpen} />}
      </Stack>
    </Card>
  )
}

function Runs({ runs, open }: { runs: readonly TillFileRun[]; open: (id: number) => void }) {
  const text = useText()
  const moment = useMoment()
  return (
    <RowsTable
      label={text('till.runs')}
      rows={runs}
      keyOf={({ id }) => id}
      isWrong={({ state }) => state === 'failed'}
      columns={[
        { head: text('till.when'), cell: ({ on }) => moment(on), sx: WIDE },
        {
          head: text('till.file'),
          sx: { overflowWrap: 'anywhere' },
          cell: (run) => (
            <>
              {run.filename ?? text('till.sent')}
              <Typography variant="body2" color="textSecondary">
                {run.branch ?? text('till.parcels')}
              </Typography>
              <Box sx={{ display: { sm: 'none' } }}>
                <Typography variant="body2" color="textSecondary">
                  {moment(run.on)}
                </Typography>
                <WhatCame run={run} />
              </Box>
            </>
          ),
        },
        { head: text('till.what'), cell: (run) => <WhatCame run={run} />, sx: WIDE },
        {
          head: '',
          align: 'right',
          cell: ({ id }) => (
            <Button size="small" onClick={() => open(id)}>
              {text('till.open')}
            </Button>
          ),
        },
      ]}
    />
  )
}

/** What became of a file, in one or two sentences. */
function WhatCame({ run }: { run: TillFileRun }) {
  const text = useText()
  const problemText = useProblemText()
  const { state, problem, stock, prices, sold, unknown, problems } = run
  const more = [
    sold > 0 && text('till.sold', { count: sold }),
    unknown > 0 && text('till.unknown', { count: unknown }),
    problems > 0 && text('till.problems', { count: problems }),
  ].filter(Boolean)
  return (
    <>
      {text(`till.states.${state}`)}
      {problem !== null && `: ${problemText(problem)}`}
      {problem === null && state !== 'reading' && state !== 'writing' && `: ${text('till.counts', { stock, prices })}`}
      {more.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {more.join(' · ')}
        </Typography>
      )}
    </>
  )
}
