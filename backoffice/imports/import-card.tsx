import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { MOST_BYTES, type ProductImport } from '#contract/wire/product-imports.ts'
import { lineKindOf } from '#domain/imports/visitor-lines.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { FileButton } from './file-button.tsx'
import { GoodsTable } from './goods-table.tsx'
import { ImportDecisions } from './import-decisions.tsx'
import { MappingTable } from './mapping-table.tsx'
import { isAtWork, type useImports } from './use-imports.ts'
import { useReport } from './use-report.ts'
import { withinBytes } from './within-bytes.ts'

type Work = Pick<ReturnType<typeof useImports>, 'calls' | 'run' | 'isBusy'>

/** One import: how far it is, what became or would become of its goods, and what can be done next. */
export function ImportCard({ shown, calls, run, isBusy }: { shown: ProductImport } & Work) {
  const text = useText()
  const problemText = useProblemText()
  const { id, state, warned, all, done, problem } = shown
  const isUndone = state === 'undone'
  const kind = lineKindOf(shown.source)
  // Of what was taken back nothing is there any more that could be told, but what stayed; of lines without goods nothing else is kept.
  const hasTable = isUndone ? warned > 0 : state !== 'reading' && !kind
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', width: '100%' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        {shown.filename}
        {kind && ` (${text(`moving.lines.short.${kind}`)})`}: {text(`moving.states.${state}`)}
      </Typography>
      {problem && <Alert severity="error">{problemText(problem)}</Alert>}
      {isAtWork(shown) && <ProgressBar progress={{ done, all }} stop={() => void run(() => calls.pause(id))} />}
      {all > 0 && <Outcome shown={shown} />}
      {saysNoStatus(shown) && (
        <Alert severity="info" role="note">
          {text('moving.asDrafts')}
        </Alert>
      )}
      {!isUndone && <Makings makings={shown.makings} isTried={state === 'tried'} />}
      {state === 'tried' && (
        <Decide key={`${id} ${shown.mapping.join()}`} shown={shown} calls={calls} run={run} isBusy={isBusy} />
      )}
      <NextSteps shown={shown} calls={calls} run={run} isBusy={isBusy} />
      {hasTable && <GoodsTable shown={shown} />}
    </Stack>
  )
}

/** Whether goods that a table makes are drafts because it has no column for what they are. */
const saysNoStatus = ({ source, state, mapping, counts }: ProductImport): boolean =>
  source === 'own' && ['tried', 'done'].includes(state) && counts.create > 0 && !mapping.includes('status')

/** What came of it or would come, in one sentence. */
function Outcome({ shown: { state, counts, warned, source } }: { shown: ProductImport }) {
  const text = useText()
  const isTried = state === 'tried'
  const isUndone = state === 'undone'
  const isLines = lineKindOf(source) !== undefined
  if (!isTried && !isUndone && state !== 'done') return null
  const did = isLines
    ? text(isUndone ? 'moving.lines.undone' : 'moving.lines.made', {
        ...counts,
        undone: counts.create - warned,
        warned,
      })
    : !isUndone && text(isTried ? 'moving.would' : 'moving.did', counts)
  const more = warned > 0 && !isLines && text('moving.warned', { count: warned })
  if (!did && !more) return null
  return (
    <Alert severity={counts.refused > 0 || (isUndone && warned > 0) ? 'warning' : 'success'} role="status">
      {[did, more].filter(Boolean).join(' ')}
    </Alert>
  )
}

function Makings({ makings, isTried }: Pick<ProductImport, 'makings'> & { isTried: boolean }) {
  const text = useText()
  const labels = useLabels()
  const entries = Object.entries(makings).filter(([, names]) => names.some(Boolean))
  if (entries.length === 0) return null
  return (
    <div>
      <Typography variant="subtitle2">{text(isTried ? 'moving.wouldMake' : 'moving.makings')}</Typography>
      {entries.map(([collection, names]) => (
        <Typography key={collection} variant="body2">
          {labels.collection(collection)}: {names.slice(0, 30).join(', ')}
          {names.length > 30 && ' …'}
        </Typography>
      ))}
    </div>
  )
}

function Decide({ shown, calls, run, isBusy }: { shown: ProductImport } & Work) {
  const text = useText()
  const [hasPictures, setHasPictures] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { id } = shown
  const choose = (choices: Parameters<typeof calls.choose>[1]) => void run(() => calls.choose(id, choices))
  async function send(file: File) {
    setIsSending(true)
    const isTaken = await run(async () => calls.pictures(withinBytes(file, MOST_BYTES.pictures), id))
    setIsSending(false)
    setHasPictures(Boolean(isTaken))
  }
  return (
    <>
      {shown.source === 'own' && (
        <MappingTable shown={shown} disabled={isBusy} choose={(mapping) => choose({ mapping })} />
      )}
      <ImportDecisions shown={shown} disabled={isBusy} choose={choose} />
      <FileButton label={text('moving.pictures')} accept=".zip" disabled={isBusy} take={(file) => void send(file)} />
      {isSending && <Alert severity="info">{text('moving.picturesSending')}</Alert>}
      {hasPictures && !isSending && <Alert severity="success">{text('moving.picturesHave')}</Alert>}
    </>
  )
}

function NextSteps({ shown, calls, run, isBusy }: { shown: ProductImport } & Work) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  const save = useReport()
  const { id, state, counts, all } = shown
  const canUndo = ['done', 'cancelled', 'failed'].includes(state) && counts.create + counts.update > 0
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {state === 'tried' && counts.create + counts.update > 0 && (
        <Button variant="contained" disabled={isBusy} onClick={() => void run(() => calls.start(id))}>
          {text('moving.now')}
        </Button>
      )}
      {state === 'paused' && (
        <Button variant="contained" disabled={isBusy} onClick={() => void run(() => calls.resume(id))}>
          {text('moving.resume')}
        </Button>
      )}
      {(state === 'tried' || state === 'paused') && (
        <Button disabled={isBusy} onClick={() => void run(() => calls.cancel(id))}>
          {text('moving.cancel')}
        </Button>
      )}
      {canUndo && (
        <Button color="error" variant="outlined" disabled={isBusy} onClick={() => setAsked(true)}>
          {text('moving.undo')}
        </Button>
      )}
      {all > 0 && (
        <Button disabled={isBusy} onClick={() => void run(() => save(shown))}>
          {text('moving.report')}
        </Button>
      )}
      <Confirm
        isOpen={isAsked}
        title={text('moving.undo')}
        content={text('moving.undoAsk')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void run(() => calls.undo(id))
        }}
      />
    </Stack>
  )
}
