import {
  Alert,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import type { ImportedLine } from '#contract/wire/imports.ts'
import { readCsv } from '#domain/texts/csv.ts'
import { failureText } from '../api/failure.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { gate } from '../session/gate.ts'
import { inPieces, inTurn, type Progress } from '../work/long-work.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NoKey, type ReadFile, readLines } from './import-lines.ts'
import { ImportResults } from './import-results.tsx'

const PRODUCT = 'ecommerce_product'
/** Lines of one call: short enough that nobody else waits for it. */
const PIECE = 100
/** Lines that can be written as a whole. */
const MOST_AT_ONCE = 5000

type Mode = 'dry' | 'good' | 'all'

/** What the file calls the product of each line. */
const namesOf = (file: ReadFile | undefined): ReadonlyMap<number, string> =>
  new Map(
    file?.lines.map(({ line, data }) => [line, String(data.display_name ?? data.slug ?? data.reference_number ?? '')]),
  )

/** Takes a file of products: first it is tried and said line by line what would change, then it is written. */
export function ImportPage() {
  const text = useText()
  const { model, languages } = useWorkplace()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ReadFile>()
  const [mode, setMode] = useState<'good' | 'all'>('good')
  const [results, setResults] = useState<ImportedLine[]>()
  const [done, setDone] = useState<Mode>()
  const [progress, setProgress] = useState<Progress>()
  const [stop, setStop] = useState<AbortController>()
  const [fault, setFault] = useState<string>()

  async function run(read: ReadFile, how: Mode) {
    const abort = new AbortController()
    const all = read.lines.length
    setStop(abort)
    setFault(undefined)
    setDone(undefined)
    setProgress({ done: 0, all })
    const found: ImportedLine[] = [...read.refused]
    let isWritten = how === 'good'
    try {
      // What is to be written as a whole goes out as a whole: only then can it be taken back.
      const isDone = await inTurn(
        inPieces(read.lines, how === 'all' ? Math.max(1, all) : PIECE),
        async (lines) => {
          const order = { key: read.key, mode: how, lines }
          const { data } = await gate.guarded(() =>
            sdk.items(PRODUCT).import(order, how === 'good' ? {} : { signal: abort.signal }),
          )
          found.push(...data.lines)
          isWritten = data.written
        },
        { tell: ({ done: pieces }) => setProgress({ done: Math.min(pieces * PIECE, all), all }), signal: abort.signal },
      )
      if (!isDone) setFault(text(how === 'good' ? 'import.stopped' : 'import.stoppedTrial'))
      else if (how === 'all' && !isWritten) setFault(text('import.nothing'))
      setDone(how === 'good' || (isDone && isWritten) ? how : 'dry')
      setResults(inOrder(found))
    } catch (error) {
      if (abort.signal.aborted) setFault(text(how === 'good' ? 'import.stopped' : 'import.stoppedTrial'))
      else setFault(failureText(error))
      setDone(results && how !== 'good' ? 'dry' : undefined)
    } finally {
      setProgress(undefined)
    }
  }

  async function take(chosen: File | undefined) {
    if (!chosen) return
    setFile(undefined)
    setResults(undefined)
    setDone(undefined)
    try {
      const read = readLines(readCsv(await chosen.text()), model.get(PRODUCT)?.fields ?? {}, languages)
      setFile(read)
      await run(read, 'dry')
    } catch (error) {
      setFault(error instanceof NoKey ? text('import.noKey') : String(error))
    }
  }

  function write(read: ReadFile) {
    if (mode === 'all' && read.lines.length > MOST_AT_ONCE) setFault(text('import.tooMany', { most: MOST_AT_ONCE }))
    else if (mode === 'all' && read.refused.length > 0) setFault(text('import.nothing'))
    else void run(read, mode)
  }

  const count = (outcome: ImportedLine['outcome']) => results?.filter((line) => line.outcome === outcome).length ?? 0
  const isBad = count('refused') > 0
  const isReady = file !== undefined && results !== undefined && done === 'dry' && !progress
  return (
    <Card variant="outlined" sx={{ p: 3, mt: 2 }}>
      <Title title={text('import.title')} />
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h1" variant="h5">
          {text('import.title')}
        </Typography>
        <Typography>{text('import.help')}</Typography>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label={text('import.choose')}
          hidden
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
        <Button variant="outlined" disabled={progress !== undefined} onClick={() => input.current?.click()}>
          {text('import.choose')}
        </Button>
        {fault && <Alert severity="error">{fault}</Alert>}
        {file && file.unknown.length > 0 && (
          <Alert severity="warning">{text('import.unknown', { columns: file.unknown.join(', ') })}</Alert>
        )}
        {progress && <ProgressBar progress={progress} stop={() => stop?.abort()} />}
        {results && !progress && (
          <Alert severity={isBad ? 'warning' : 'success'} role="status">
            {text(done === 'good' || done === 'all' ? 'import.did' : 'import.would', {
              created: count('create'),
              updated: count('update'),
              same: count('same'),
              refused: count('refused'),
            })}
          </Alert>
        )}
        {isReady && (
          <>
            <FormControl>
              <FormLabel id="import-mode">{text('import.choice')}</FormLabel>
              <RadioGroup
                aria-labelledby="import-mode"
                value={mode}
                onChange={(_event, value) => setMode(value === 'all' ? 'all' : 'good')}
              >
                <FormControlLabel value="good" control={<Radio />} label={text('import.good')} />
                <FormControlLabel value="all" control={<Radio />} label={text('import.all')} />
              </RadioGroup>
            </FormControl>
            <Button variant="contained" onClick={() => write(file)}>
              {text('import.now')}
            </Button>
          </>
        )}
        {results && <ImportResults results={results} names={namesOf(file)} />}
      </Stack>
    </Card>
  )
}

const inOrder = (lines: readonly ImportedLine[]) => lines.toSorted((a, b) => a.line - b.line)
