import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { ImportedLines, LineMode } from '#contract/wire/imported-lines.ts'
import { MOST_BYTES } from '#contract/wire/product-imports.ts'
import { LINE_KINDS, type LineKind } from '#domain/imports/visitor-lines.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { useRun } from '../work/use-run.ts'
import { FileButton } from './file-button.tsx'
import { withinBytes } from './within-bytes.ts'

const FIELDS = [
  ...(['email', 'state', 'requested_on', 'confirmed_on', 'left_on', 'words', 'product', 'rating'] as const),
  ...(['name', 'title', 'text', 'created_on', 'from_path', 'to_path'] as const),
]

/** Lines that are shown; the others are counted. */
const SHOWN = 100

/** Takes in tables of subscribers, ratings and redirects: tried first, then written as somebody decides; what was said of a table goes when one is taken back (`undone` counts those). */
export function LineImport({ undone }: { undone: number }) {
  const text = useText()
  const { sdk } = useBackend()
  const { fault, isBusy, run } = useRun(['imports'])
  const [kind, setKind] = useState<LineKind>('subscribers')
  const [words, setWords] = useState('')
  const [file, setFile] = useState<File>()
  const [answer, setAnswer] = useState<{ lines: ImportedLines; undone: number }>()
  const result = answer?.undone === undone ? answer.lines : undefined
  async function send(chosen: File, mode: LineMode) {
    setFile(chosen)
    const lines = await run(async () =>
      sdk.imports.lines(withinBytes(chosen, MOST_BYTES.lines), chosen.name, { kind, mode, words }),
    )
    setAnswer(lines && { lines, undone })
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%' }}>
      <Typography component="h2" variant="h6">
        {text('moving.lines.title')}
      </Typography>
      <Typography>{text('moving.lines.help')}</Typography>
      <TextField
        select
        fullWidth
        label={text('moving.lines.kind')}
        value={kind}
        disabled={isBusy}
        onChange={({ target }) => {
          setKind(LINE_KINDS.find((known) => known === target.value) ?? 'subscribers')
          setAnswer(undefined)
        }}
      >
        {LINE_KINDS.map((known) => (
          <MenuItem key={known} value={known} sx={{ whiteSpace: 'normal' }}>
            {text(`moving.lines.kinds.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'subscribers' && (
        <TextField
          fullWidth
          multiline
          label={text('moving.lines.words')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <FileButton
        label={text('moving.lines.choose')}
        accept=".csv,.tsv,.txt,.xlsx"
        disabled={isBusy}
        take={(chosen) => void send(chosen, 'try')}
      />
      {fault && <Alert severity="error">{fault}</Alert>}
      {result && <Outcome result={result} />}
      {result && file && !result.written && result.counts.create > 0 && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void send(file, result.counts.refused > 0 ? 'good' : 'all')}
        >
          {text(result.counts.refused > 0 ? 'moving.lines.good' : 'moving.lines.all')}
        </Button>
      )}
    </Stack>
  )
}

function Outcome({ result: { counts, lines, written } }: { result: ImportedLines }) {
  const text = useText()
  const problemText = useProblemText()
  function labelOf(name: string): string {
    const field = FIELDS.find((known) => known === name)
    return field ? `${text(`moving.lines.fields.${field}`)}: ` : name && `${name}: `
  }
  const bad = lines.filter(({ outcome }) => outcome === 'refused').slice(0, SHOWN)
  return (
    <>
      <Alert severity={counts.refused > 0 ? 'warning' : 'success'} role="status">
        {text(written ? 'moving.lines.did' : 'moving.lines.would', counts)}
      </Alert>
      {bad.length > 0 && (
        <RowsTable
          label={text('moving.lines.bad')}
          rows={bad}
          keyOf={({ line }) => line}
          columns={[
            { head: text('moving.lines.line'), cell: ({ line }) => line },
            { head: text('moving.lines.what'), cell: ({ name }) => name, sx: { overflowWrap: 'anywhere' } },
            {
              head: text('moving.lines.why'),
              cell: ({ problems }) =>
                problems.map(({ field, message }) => (
                  <div key={`${field} ${message}`}>
                    {labelOf(field)}
                    {problemText(message)}
                  </div>
                )),
              sx: { overflowWrap: 'anywhere' },
            },
          ]}
        />
      )}
    </>
  )
}
