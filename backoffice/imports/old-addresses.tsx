import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { FileButton } from './file-button.tsx'
import { type OldAddress, useOldAddresses } from './use-old-addresses.ts'

/** Rows that are shown; all are made and tried. */
const SHOWN = 300

/** Old addresses: read from the old sitemap or a list, proposed, made as redirects, and tried. */
export function OldAddresses({ fetchStatus }: { fetchStatus?: (path: string) => Promise<number> }) {
  const text = useText()
  const { rows, progress, fault, propose, make, tryAll } = useOldAddresses(fetchStatus)
  const [list, setList] = useState('')
  const found = rows?.filter(({ to }) => to !== undefined).length ?? 0
  const lost = rows?.filter(({ by }) => by === undefined).length ?? 0
  const there = rows?.filter(({ by }) => by === 'there').length ?? 0
  const drafts = rows?.filter(({ isDraft }) => isDraft).length ?? 0
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%' }}>
      <Typography component="h2" variant="h6">
        {text('moving.old.title')}
      </Typography>
      <Typography>{text('moving.old.help')}</Typography>
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        label={text('moving.old.list')}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={list.trim() === ''} onClick={() => void propose(list)}>
          {text('moving.old.propose')}
        </Button>
        <FileButton
          label={text('moving.old.file')}
          accept=".xml,.txt,.csv"
          disabled={false}
          take={(file) => void file.text().then(propose)}
        />
      </Stack>
      {fault && <Alert severity="error">{fault}</Alert>}
      {rows?.length === 0 && <Alert severity="warning">{text('moving.old.none')}</Alert>}
      {rows && rows.length > 0 && (
        <>
          <Alert severity={lost + drafts > 0 ? 'warning' : 'success'} role="status">
            {text('moving.old.found', { found, all: rows.length, count: lost })}
            {there > 0 && ` ${text('moving.old.there', { count: there })}`}
            {drafts > 0 && ` ${text('moving.old.drafts', { count: drafts })}`}
          </Alert>
          <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <Button variant="contained" disabled={found === 0 || progress !== undefined} onClick={() => void make()}>
              {text('moving.old.make')}
            </Button>
            <Button variant="outlined" disabled={progress !== undefined} onClick={() => void tryAll()}>
              {text('moving.old.try')}
            </Button>
            {progress && <Typography variant="body2">{text('work.done', { ...progress })}</Typography>}
          </Stack>
          <Proposals rows={rows} />
        </>
      )}
    </Stack>
  )
}

function Proposals({ rows }: { rows: readonly OldAddress[] }) {
  const text = useText()
  const tried = (status: OldAddress['status']) =>
    status === undefined ? '' : text(status < 400 ? 'moving.old.leads' : 'moving.old.lost', { status })
  const reason = ({ by, isDraft }: OldAddress) =>
    text(`moving.old.by.${by ?? 'nobody'}`) + (isDraft ? `, ${text('moving.old.draft')}` : '')
  const rank = ({ by }: OldAddress) => (by === undefined ? 0 : by === 'there' ? 2 : 1)
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <RowsTable
        stacks
        label={text('moving.old.title')}
        rows={rows.toSorted((a, b) => rank(a) - rank(b)).slice(0, SHOWN)}
        keyOf={({ from }) => from}
        isWrong={({ by }) => by === undefined}
        columns={[
          { head: text('moving.old.from'), cell: ({ from }) => from, sx: { overflowWrap: 'anywhere' } },
          { head: text('moving.old.to'), cell: ({ to }) => to ?? '–', sx: { overflowWrap: 'anywhere' } },
          { head: text('moving.old.why'), cell: reason },
          { head: text('moving.old.tried'), cell: ({ status }) => tried(status) },
        ]}
      />
    </Box>
  )
}
