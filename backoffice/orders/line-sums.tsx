import { TableCell, TableRow } from '@mui/material'
import type { ChangedLinesView } from '#contract/wire/staff-orders.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { useEuro } from './use-euro.ts'
import { useShippingName } from './use-shipping-name.ts'

/** What changed lines come to, and what is to be paid or goes back then. */
export function LineSums({ order, quote }: { readonly order: OrderRecord; readonly quote: ChangedLinesView }) {
  const text = useText()
  const euro = useEuro()
  const shippingName = useShippingName()
  const sums: [string, number][] = [
    [shippingName(order), quote.totals.shipping],
    ...(quote.totals.wrap > 0 ? [[text('order.wrap'), quote.totals.wrap] as [string, number]] : []),
    [text('order.total'), quote.totals.total],
    ...(order.paid > 0 && quote.owed > 0 ? [[text('orderWork.lines.owed'), quote.owed] as [string, number]] : []),
    ...(quote.surplus > 0 ? [[text('orderWork.lines.surplus'), quote.surplus] as [string, number]] : []),
  ]
  return sums.map(([name, sum]) => (
    <TableRow key={name}>
      <TableCell colSpan={2} align="right">
        {name}
      </TableCell>
      <TableCell align="right">{euro(sum)}</TableCell>
      <TableCell />
    </TableRow>
  ))
}
