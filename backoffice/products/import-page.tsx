import { Alert, Button, Card, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { readCsv } from '#domain/csv.ts'
import type { ImportedLine } from '#sdk/resource.ts'
import { sdk } from '../api/sdk.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { gate } from '../session/gate.ts'
import { inPieces, inTurn, type Progress } from '../work/long-work.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NoKey, type ReadFile, readLines } from './import-lines.ts'

const PRODUCT = 'ecommerce_product'
/** Lines of one call: short enough that nobody else waits for it. */
const PIECE = 100
/** Lines that are shown; the counts are of all. */
const SHOWN = 200

type Mode = 'dry' | 'good' | 'all'

/** Takes a file of products: first it is tried and said line by line what would change, then it is written. */
export function ImportPage() {
  const text = useText()
  const { model, languages } = useWorkplace()
  const [file, setFile] = useState<ReadFile>()
  const [results, setResults] = useState<ImportedLine[]>()
  const [written, setWritten] = useState<Mode>()
  const [progress, setProgress] = useState<Progress>()
  const [stop, setStop] = useState<AbortController>()
  const [fault, setFault] = useState<string>()

  async function run(read: ReadFile, mode: Mode) {
    const abort = new AbortController()
    setStop(abort)
    setFault(undefined)
    const found: ImportedLine[] = [...read.refused]
    try {
      const pieces = inPieces(read.lines, mode === 'all' ? Math.max(1, read.lines.length) : PIECE)
      const isDone = await inTurn(
        pieces,
        async (lines) => {
          const { data } = await gate.guarded(() => sdk.items(PRODUCT).import({ key: read.key, mode, lines }))
          found.push(...data.lines)
          if (mode === 'all' && !data.written) throw new Error(text('import.nothing'))
        },
        {
          tell: ({ done }) => setProgress({ done: Math.min(done * PIECE, read.lines.length), all: read.lines.length }),
          signal: abort.signal,
        },
      )
      setResults(found.toSorted((a, b) => a.line - b.line))
      if (!isDone) setFault(text('import.stopped'))
      setWritten(mode)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setProgress(undefined)
    }
  }

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setResults(undefined)
    setWritten(undefined)
    try {
      const read = readLines(readCsv(await chosen.text()), model.get(PRODUCT)?.fields ?? {}, languages)
      setFile(read)
      await run(read, 'dry')
    } catch (error) {
      setFault(error instanceof NoKey ? text('import.noKey') : String(error))
    }
  }

  const count = (outcome: ImportedLine['outcome']) => results?.filter((line) => line.outcome === outcome).length ?? 0
  const isBad = count('refused') > 0
  return (
    <Card variant="outlined" sx={{ p: 3, mt: 2 }}>
      <Title title={text('import.title')} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          {text('import.title')}
        </Typography>
        <Typography>{text('import.help')}</Typography>
        <Button component="label" variant="outlined">
          {text('import.choose')}
          <input type="file" accept=".csv,text/csv" hidden onChange={({ target }) => void take(target.files?.[0])} />
        </Button>
        {fault && <Alert severity="error">{fault}</Alert>}
        {file && file.unknown.length > 0 && (
          <Alert severity="warning">{text('import.unknown', { columns: file.unknown.join(', ') })}</Alert>
        )}
        {progress && <ProgressBar progress={progress} stop={() => stop?.abort()} />}
        {results && (
          <Alert severity={isBad ? 'warning' : 'success'} role="status">
            {text(written === 'dry' ? 'import.would' : 'import.did', {
              created: count('create'),
              updated: count('update'),
              same: count('same'),
              refused: count('refused'),
            })}
          </Alert>
        )}
        {file && results && written === 'dry' && !progress && (
          <Stack direction="row" spacing={1}>
            <Button variant="contained" onClick={() => run(file, 'good')}>
              {text(isBad ? 'import.good' : 'import.now')}
            </Button>
            {isBad ? (
              <Typography variant="body2" sx={{ alignSelf: 'center' }}>
                {text('import.orMend')}
              </Typography>
            ) : (
              <Button variant="outlined" onClick={() => run(file, 'all')}>
                {text('import.all')}
              </Button>
            )}
          </Stack>
        )}
        {results && <Lines results={results} />}
      </Stack>
    </Card>
  )
}

function Lines({ results }: { results: readonly ImportedLine[] }) {
  const text = useText()
  const labels = useLabels()
  const problemText = useProblemText()
  const isWorthShowing = ({ outcome }: ImportedLine) => outcome !== 'same'
  const order = { refused: 0, update: 1, create: 2, same: 3 }
  const shown = results
    .filter(isWorthShowing)
    .toSorted((a, b) => order[a.outcome] - order[b.outcome] || a.line - b.line)
  return (
    <Table size="small" aria-label={text('import.lines')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('import.line')}</TableCell>
          <TableCell>{text('import.outcome')}</TableCell>
          <TableCell>{text('import.what')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {shown.slice(0, SHOWN).map(({ line, outcome, changes, problems }) => (
          <TableRow key={line} sx={outcome === 'refused' ? { bgcolor: '#fde8e8' } : {}}>
            <TableCell>{line}</TableCell>
            <TableCell>{text(`import.${outcome}`)}</TableCell>
            <TableCell>
              {problems
                .map(({ field, message }) => `${field && `${labels.field(PRODUCT, field)}: `}${problemText(message)}`)
                .join('; ')}
              {changes
                .slice(0, 8)
                .map(
                  ({ field, before, after }) => `${labels.field(PRODUCT, field)}: ${short(before)} → ${short(after)}`,
                )
                .join('; ')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const short = (value: unknown): string => {
  const words = value === null || value === undefined ? '–' : String(value)
  return words.length > 60 ? `${words.slice(0, 60)}…` : words
}
