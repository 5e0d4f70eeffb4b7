import Close from '@mui/icons-material/Close'
import { Card, IconButton, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { Quote } from '#contract/wire/order-types.ts'
import { useText } from '../i18n/use-text.ts'
import { CountField } from './count-field.tsx'
import { GoodsSearch } from './goods-search.tsx'
import { lineProblem } from './order-refusal.ts'
import { useEuro } from './use-euro.ts'
import type { OrderDraft } from './use-new-order.ts'
import { withGoods } from './wanted-goods.ts'

interface Props {
  readonly order: OrderDraft
  readonly quote: Quote | undefined
  readonly change: (part: Partial<OrderDraft>) => void
}

/** On a telephone a row keeps within its card: little room between its cells, and long names broken. */
const narrowRows = { '& td': { px: { xs: 0.5, sm: 2 }, overflowWrap: 'anywhere' } } as const

/** What is ordered: found by name or number, counted, with the price of today. */
export function NewOrderGoods({ order, quote, change }: Props) {
  const text = useText()
  const euro = useEuro()
  const { lines } = order
  const set = (index: number, count: number) =>
    change({ lines: lines.map((line, at) => (at === index ? { ...line, count } : line)) })
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('orderWork.goods')}
      </Typography>
      <GoodsSearch choose={(goods) => change({ lines: withGoods(lines, goods) })} />
      {lines.length === 0 && <Typography color="text.secondary">{text('orderWork.none')}</Typography>}
      <Table size="small" aria-label={text('orderWork.goods')} sx={narrowRows}>
        <TableBody>
          {lines.map((line, index) => {
            const priced = quote?.lines.find(
              ({ product, variant }) => product === line.product && variant === line.variant,
            )
            const name = [priced?.display_name ?? `${line.product}`, priced?.variant_name].filter(Boolean).join(', ')
            return (
              <TableRow key={`${line.product}-${line.variant}`}>
                <TableCell sx={{ width: { xs: 72, sm: 96 } }}>
                  <CountField count={line.count} name={name} least={1} change={(count) => set(index, count)} />
                </TableCell>
                <TableCell>
                  {name}
                  {priced?.problem && (
                    <Typography variant="caption" color="error" component="div">
                      {lineProblem(priced, text)}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {priced && euro(priced.total_brutto)}
                </TableCell>
                <TableCell align="right">
                  <IconButton
                    aria-label={text('orderWork.remove', { name })}
                    onClick={() => change({ lines: lines.filter((_line, at) => at !== index) })}
                  >
                    <Close />
                  </IconButton>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Card>
  )
}
