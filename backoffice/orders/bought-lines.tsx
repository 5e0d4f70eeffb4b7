import { Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { euroOf } from '#domain/money/money.ts'
import { isAllMargin } from '#domain/money/tax-mode.ts'
import { isOver } from '#domain/orders/order-states.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { numberFormat } from '../labels/number-format.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import type { OrderRecord } from './order-record.ts'
import { owedOf, surplusOfOrder } from './owed-of.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { returnableLines } from './refund-pieces.ts'
import { useEuro } from './use-euro.ts'

/** The VAT of each rate, in euro, and none of a small business; orders of a version that had one rate name no other. */
const taxesOf = ({ taxes, tax_percent, tax }: OrderRecord) =>
  taxes && taxes.length !== 1
    ? taxes.map((part) => ({ percent: part.percent, tax: euroOf(part.tax) }))
    : [{ percent: tax_percent, tax }]

/** The VAT within an order's total, by what each rate is called. */
function useTaxRows(order: OrderRecord): [string, number][] {
  const text = useText()
  const language = useOfficeLanguage()
  const nameOf = (percent: number) => text('order.tax', { percent: numberFormat(language, {}).format(percent) })
  return isAllMargin(order) ? [] : taxesOf(order).map(({ percent, tax }) => [nameOf(percent), tax])
}

/** What was bought, and what it comes to; of what was paid for, each line can be given back by itself. */
export function BoughtLines({ order, done }: { order: OrderRecord; done: () => void }) {
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
    ...useTaxRows(order),
    ...(order.credited > 0 ? [[text('order.credited'), -order.credited] as [string, number]] : []),
    [text('order.paid'), order.paid],
    ...(order.refunded > 0 ? [[text('order.refunded'), order.refunded] as [string, number]] : []),
    ...(order.paid > 0 && owedOf(order) > 0 && !isOver(order.state)
      ? [[text('orderWork.lines.owed'), owedOf(order)] as [string, number]]
      : []),
    ...(surplusOfOrder(order) > 0
      ? [[text('orderWork.lines.surplus'), surplusOfOrder(order)] as [string, number]]
      : []),
  ]
  return (
    <Table size="small" aria-label={text('order.lines')} sx={{ my: 2, '& td': { px: { xs: 0.5, sm: 2 } } }}>
      <TableBody>
        {order.lines.map((line) => (
          <TableRow key={line.id}>
            <TableCell sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>{line.count} ×</TableCell>
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
              {line.returned > 0 && (
                <Typography variant="caption" component="div" color="warning.main">
                  {text('order.returned', { returned: line.returned, count: line.count })}
                </Typography>
              )}
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
            <TableCell align="right" sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
              {euro(line.total_brutto)}
              <LineRefund order={order} line={line} done={done} />
            </TableCell>
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

/** Gives one line back by itself; nothing where no money is here, or all of its pieces have come back. */
function LineRefund({
  order,
  line,
  done,
}: {
  order: OrderRecord
  line: OrderRecord['lines'][number]
  done: () => void
}) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isLeft = order.paid > order.refunded && returnableLines(order).some(({ id }) => id === line.id)
  if (!isLeft && !isOpen) return null
  return (
    <>
      <Button
        size="small"
        color="warning"
        aria-label={text('order.refundLine', { name: line.display_name })}
        onClick={() => setIsOpen(true)}
        sx={{ display: 'block', ml: 'auto' }}
      >
        {text('order.do.refund')}
      </Button>
      {isOpen && (
        <RefundDialog
          order={order}
          line={line.id}
          close={(isDone) => {
            setIsOpen(false)
            if (isDone) done()
          }}
        />
      )}
    </>
  )
}
