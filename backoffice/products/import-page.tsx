import {
  Alert,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormLabel,
  Link,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { ImportedLine } from '#contract/wire/imports.ts'
import { useText } from '../i18n/use-text.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import type { ReadFile } from './import-lines.ts'
import { ImportResults } from './import-results.tsx'
import { useImport } from './use-import.ts'

/** What the file calls the product of each line. */
const namesOf = (file: ReadFile | undefined): ReadonlyMap<number, string> =>
  new Map(
    [...(file?.lines ?? []), ...(file?.misread ?? [])].map(({ line, data }) => [
      line,
      String(data.display_name ?? data.slug ?? data.reference_number ?? ''),
    ]),
  )

/** Takes a file of products: first it is tried and said line by line what would change, then it is written. */
export function ImportPage() {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [mode, setMode] = useState<'good' | 'all'>('good')
  const { file, results, done, progress, fault, take, write, stop } = useImport()
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
        <Typography>
          {text('moving.moved')}{' '}
          <Link component={RouterLink} to="/imports">
            {text('moving.title')}
          </Link>
        </Typography>
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
        {progress && <ProgressBar progress={progress} stop={stop} />}
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
            <Button variant="contained" onClick={() => write(file, mode)}>
              {text('import.now')}
            </Button>
          </>
        )}
        {results && <ImportResults results={results} names={namesOf(file)} />}
      </Stack>
    </Card>
  )
}
