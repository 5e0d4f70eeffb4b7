import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { TillChange, TillReport, TillUndo } from '#contract/wire/till.ts'
import { centsOf, formatMoney } from '#domain/money/money.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { GoodsLink } from '../products/goods-link.tsx'
import { RowsTable } from '../work/rows-table.tsx'
import type { useTill } from './use-till.ts'

interface Props {
  readonly id: number
  readonly till: Pick<ReturnType<typeof useTill>, 'calls' | 'run' | 'isBusy'>
  readonly close: () => void
}

/** One file: line by line what it changed, what could not be taken, and the way back. */
export function TillFileCard({ id, till: { calls, run, isBusy }, close }: Props) {
  const text = useText()
  const problemText = useProblemText()
  const { sdk, gate } = useBackend()
  const [isAsked, setAsked] = useState(false)
  const [undone, setUndone] = useState<TillUndo>()
  const { data } = useQuery({
    queryKey: ['till-files', 'run', id],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.till.run(id)),
  })
  if (!data) return null
  const canUndo = data.state === 'done' && data.stock + data.prices > 0
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }} aria-label={data.filename ?? text('till.sent')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h3" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {data.filename ?? text('till.sent')}: {text(`till.states.${data.state}`)}
        </Typography>
        {data.problem !== null && <Alert severity="error">{problemText(data.problem)}</Alert>}
        {undone && (
          <Alert severity={undone.left.length > 0 ? 'warning' : 'success'} role="status">
            {text('till.undone', { count: undone.back })}
            {undone.left.length > 0 &&
              ` ${text('till.left', { names: undone.left.map(({ name }) => name).join(', ') })}`}
          </Alert>
        )}
        {data.report && <Lines report={data.report} />}
        <Stack direction="row" spacing={1}>
          {canUndo && (
            <Button color="error" variant="outlined" disabled={isBusy} onClick={() => setAsked(true)}>
              {text('till.undo')}
            </Button>
          )}
          <Button onClick={close}>{text('till.close')}</Button>
        </Stack>
      </Stack>
      <Confirm
        isOpen={isAsked}
        title={text('till.undo')}
        content={text('till.undoAsk')}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void run(async () => setUndone(await calls.undo(id)))
        }}
      />
    </Card>
  )
}

interface Line {
  readonly line: number | null
  readonly goods: string
  readonly product?: number
  readonly stock?: string
  readonly price?: string
  readonly note?: string
}

const euro = (value: number | null): string => (value === null ? '–' : formatMoney(centsOf(value) ?? 0, 'de'))

const arrow = <Value,>(change: TillChange<Value> | undefined, write: (value: Value) => string): string =>
  change ? `${write(change[0])} → ${write(change[1])}` : ''

/** Columns of words stay readable on a telephone, where the table is moved sideways. */
const WORDS = { minWidth: '9rem' }

function Lines({ report }: { report: TillReport }) {
  const text = useText()
  const problemText = useProblemText()
  const lines: Line[] = [
    ...report.problems.map(({ line, message }) => ({ line: line || null, goods: '', note: problemText(message) })),
    ...report.unknown.map(({ line, key }) => ({ line, goods: key, note: text('till.unknownGoods') })),
    ...report.changes.map(({ line, name, product, stock, price }) => ({
      line,
      goods: name,
      product,
      stock: arrow(stock, String),
      price: arrow(price, euro),
      note: line === null ? text('till.notNamed') : '',
    })),
  ]
  if (lines.length === 0) return null
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <RowsTable
        label={text('till.what')}
        rows={lines}
        keyOf={(_line, at) => at}
        columns={[
          { head: text('till.line'), cell: ({ line }) => line ?? '' },
          {
            head: text('till.goods'),
            sx: WORDS,
            cell: ({ goods, product }) => <GoodsLink name={goods} product={product} />,
          },
          { head: text('till.stock'), cell: ({ stock }) => stock ?? '' },
          { head: text('till.price'), cell: ({ price }) => price ?? '' },
          { head: text('till.note'), sx: WORDS, cell: ({ note }) => note ?? '' },
        ]}
      />
      {report.changes.length >= 500 && <Typography variant="body2">{text('till.most')}</Typography>}
    </Box>
  )
}
