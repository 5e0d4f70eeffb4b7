import { Alert, Button, Card, List, ListItem, ListItemText, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { collectedAt } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { owedOf } from './owed-of.ts'
import type { ReadyOrder } from './ready-orders.ts'
import { useEuro } from './use-euro.ts'
import { useGoodsNames } from './use-goods-names.ts'

/** An order that lies ready: who gets what, what is still to be paid, and the one button that hands it over. */
export function HandOver({ order: read, done }: { order: ReadyOrder; done: () => void }) {
  const text = useText()
  const euro = useEuro()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const order = useGoodsNames([read])(read)
  const owed = owedOf(order)
  const place = collectedAt(order, useBranches())
  const { data: limit } = useQuery({
    queryKey: ['cash-limit'],
    queryFn: async () => {
      const read = () => sdk.items('ecommerce_settings').read({ fields: ['cash_limit'], limit: 1 })
      return (await gate.guarded(read)).data[0]?.cash_limit ?? null
    },
  })
  const isTooMuch = limit !== undefined && limit !== null && owed + order.paid_in_cash > limit

  async function handOver() {
    setIsBusy(true)
    try {
      await gate.guarded(async () => {
        if (owed > 0) await sdk.staffOrders.takePayment(order.id, { amount: owed, in_cash: true })
        await sdk.staffOrders.move(order.id, { state: 'completed' })
      })
      notify(text('collect.done', { number: order.number }), { type: 'success' })
      done()
    } catch (error) {
      setFault(failureWords(error))
    }
    setIsBusy(false)
  }

  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {order.customer_name}
      </Typography>
      <Typography color="text.secondary">
        {order.number}
        {place && ` · ${text('collect.branch')} ${place}`}
      </Typography>
      <List dense>
        {order.lines.map((line) => (
          <ListItem key={line.id} disableGutters>
            <ListItemText
              primary={`${line.count} × ${[line.display_name, line.variant_name].filter(Boolean).join(', ')}`}
              secondary={line.reference_number}
            />
          </ListItem>
        ))}
      </List>
      <Alert severity={owed > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
        {owed > 0 ? text('collect.toPay', { amount: euro(owed) }) : text('collect.paid')}
      </Alert>
      {isTooMuch && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {text('collect.tooMuchCash', { limit: euro(limit) })}
        </Alert>
      )}
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      <Stack spacing={1}>
        <Button variant="contained" size="large" disabled={isBusy || isTooMuch} onClick={() => void handOver()}>
          {owed > 0 ? text('collect.handOverCash', { amount: euro(owed) }) : text('collect.handOver')}
        </Button>
        <Button component={Link} to={`/ecommerce_order/${order.id}`}>
          {text('collect.open')}
        </Button>
      </Stack>
    </Card>
  )
}
