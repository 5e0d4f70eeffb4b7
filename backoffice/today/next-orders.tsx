import { Box, Button, Stack, TextField, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RowOf } from '#contract/model/row-of.ts'
import { useBackend } from '../api/backend-context.ts'
import { collectedAt } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { owedOf } from '../orders/owed-of.ts'
import { useEuro } from '../orders/use-euro.ts'
import { useGoodsNames } from '../orders/use-goods-names.ts'
import { usePaymentName } from '../orders/use-payment-name.ts'
import { useStateName } from '../orders/use-state-name.ts'
import { WithdrawnNote } from '../orders/withdrawn-note.tsx'
import { useUndo } from '../work/use-undo.ts'
import { openStates } from './counts.ts'
import { DeskCard } from './desk-card.tsx'
import { type DeskStep, nextStep, stepped } from './next-step.ts'

const FIELDS = [
  ...[
    'id',
    'number',
    'created_on',
    'state',
    'customer_name',
    'language',
    'payment_method',
    'payment_name',
    'is_collection',
    'branch',
    'collect_branch',
  ],
  ...['total', 'credited', 'paid', 'refunded', 'lines.count'],
  ...['lines.product', 'lines.variant', 'lines.display_name', 'lines.variant_name'],
] as const

type Row = RowOf<'ecommerce_order', typeof FIELDS>

/** Orders that are worked off without another screen. */
const SHOWN = 8

const keyOf = (id: number, step: DeskStep) => `order-${id}-${step}`

/** The orders that wait for the shop, the oldest first, each with its next step. */
export function NextOrders() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const { isHeld } = useUndo()
  const { data } = useQuery({
    queryKey: ['next-orders'],
    gcTime: 0,
    queryFn: async () => {
      const filter = { state: { in: ['received', 'awaiting_payment', 'paid', 'in_preparation'] } }
      const read = () => sdk.items('ecommerce_order').read({ filter, fields: FIELDS, sort: ['created_on'], limit: 100 })
      return (await gate.guarded(read)).data
    },
  })
  const inOwnWords = useGoodsNames(data ?? [])
  const rows = (data ?? []).flatMap((row) => {
    let at: Row = row
    for (let step = nextStep(at); step && isHeld(keyOf(at.id, step)); step = nextStep(at)) at = stepped(at, step)
    const step = nextStep(at)
    return step ? [{ row: at, step }] : []
  })
  return (
    <DeskCard
      title={text('waiting.orders')}
      count={rows.length}
      all={{ path: listPath('ecommerce_order', { state: openStates }), name: text('waiting.allOrders') }}
    >
      {rows.slice(0, SHOWN).map(({ row, step }) => (
        <OrderRow key={`${row.id}-${step}`} row={inOwnWords(row)} step={step} />
      ))}
    </DeskCard>
  )
}

const goodsOf = ({ lines }: Row) =>
  lines
    .map(({ count, display_name, variant_name }) =>
      [`${count > 1 ? `${count} × ` : ''}${display_name}`, variant_name].filter(Boolean).join(', '),
    )
    .join(' · ')

function OrderRow({ row, step }: { row: Row; step: DeskStep }) {
  const text = useText()
  const stateName = useStateName()
  const moment = useMoment()
  const euro = useEuro()
  const paymentName = usePaymentName()
  const place = collectedAt(row, useBranches())
  const { sdk } = useBackend()
  const { hold } = useUndo()
  const [tracking, setTracking] = useState('')
  const { id, number } = row
  const call = () =>
    step === 'payment'
      ? sdk.staffOrders.takePayment(id, { amount: owedOf(row) })
      : sdk.staffOrders.move(id, {
          state: step,
          ...(step === 'shipped' && tracking.trim() && { tracking_number: tracking.trim() }),
        })
  const take = () =>
    hold({ key: keyOf(id, step), message: text('waiting.moved', { number, step: text(`order.do.${step}`) }), call })
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <TextLink component={Link} to={`/ecommerce_order/${id}`}>
          {`${number} · ${row.customer_name} · ${euro(row.total)}`}
        </TextLink>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[
            stateName(row),
            paymentName(row),
            ...(place ? [text('collect.at', { branch: place })] : []),
            moment(row.created_on),
          ].join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {goodsOf(row)}
        </Typography>
        <WithdrawnNote order={id} />
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {step === 'shipped' && (
          <TextField
            label={text('order.tracking')}
            value={tracking}
            onChange={({ target }) => setTracking(target.value)}
            onKeyDown={({ key }) => key === 'Enter' && take()}
            margin="none"
            slotProps={{ htmlInput: { 'aria-label': text('waiting.trackingOf', { number }), maxLength: 100 } }}
            sx={{ width: '11rem' }}
          />
        )}
        <Button
          variant="outlined"
          onClick={take}
          aria-label={text('waiting.stepOf', { number, step: text(`order.do.${step}`) })}
        >
          {text(`order.do.${step}`)}
        </Button>
      </Stack>
    </Box>
  )
}
