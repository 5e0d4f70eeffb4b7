import { Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { isAllMargin } from '#domain/money/tax-mode.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import type { OrderRecord } from './order-record.ts'
import { useEuro } from './use-euro.ts'

/** What was bought, and what it comes to. */
export function BoughtLines({ order }: { order: OrderRecord }) {
  const text = useText()
  const labels = useLabels()
  const euro = useEuro()
  const branches = useBranches()
  const placeName = (id: number | null) =>
    id === null ? text('stock.parcels') : branches.find((branch) => branch.id === id)?.display_name
  const sums: [string, number][] = [
    [text('order.goods'), order.goods],
    [text('order.shipping'), order.shipping],
    ...(order.wrap > 0 ? [[text('order.wrap'), order.wrap] as [string, number]] : []),
    [text('order.total'), order.total],
    ...(order.margin > 0 ? [[text('order.margin'), order.margin] as [string, number]] : []),
    ...(isAllMargin(order) ? [] : [[text('order.tax', { percent: order.tax_percent }), order.tax] as [string, number]]),
    ...(order.credited > 0 ? [[text('order.credited'), -order.credited] as [string, number]] : []),
    [text('order.paid'), order.paid],
    ...(order.refunded > 0 ? [[text('order.refunded'), order.refunded] as [string, number]] : []),
  ]
  return (
    <Table size="small" aria-label={text('order.lines')} sx={{ my: 2 }}>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell>{line.count} ×</TableCell>
            <TableCell>
              {[line.display_name, line.variant_name].filter(Boolean).join(', ')}
              {line.reference_number && (
                <Typography variant="caption" component="div">
                  {line.reference_number}
                </Typography>
              )}
              {line.tax_mode === 'margin' && (
                <Typography variant="caption" component="div">
                  {labels.choice('tax_mode', line.tax_mode)}
                </Typography>
              )}
              {line.personalization.map(({ name, value }) => (
                <Typography key={name} variant="caption" component="div">
                  {name}: {value}
                </Typography>
              ))}
              {branches.length > 1 && line.stock_places && line.stock_places.length > 0 && (
                <Typography variant="caption" component="div">
                  {text('stock.takenFrom', {
                    places: line.stock_places
                      .map((place) => `${place.pieces} × ${placeName(place.branch) ?? '?'}`)
                      .join(', '),
                  })}
                </Typography>
              )}
            </TableCell>
            <TableCell align="right">{euro(line.total_brutto)}</TableCell>
          </TableRow>
        ))}
        {sums.map(([name, sum]) => (
          <TableRow key={name}>
            <TableCell colSpan={2} align="right">
              {name}
            </TableCell>
            <TableCell align="right">{euro(sum)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
