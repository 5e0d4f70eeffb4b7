import Close from '@mui/icons-material/Close'
import { Checkbox, FormControlLabel, IconButton, TableCell, TableRow, Typography } from '@mui/material'
import type { ChangedLinesView } from '#contract/wire/staff-orders.ts'
import { useText } from '../i18n/use-text.ts'
import { CountField } from './count-field.tsx'
import { lineProblem } from './order-refusal.ts'
import { useEuro } from './use-euro.ts'

interface Props {
  readonly name: string
  readonly count: number
  readonly priced: ChangedLinesView['lines'][number] | undefined
  /** The price that was agreed, in euro; undefined for goods that are added. */
  readonly agreed?: number | undefined
  readonly today?: boolean
  readonly change: (count: number) => void
  readonly choose?: (isToday: boolean) => void
}

/** A line while an order is changed: how many, at which price, or none of it. */
export function LineRow({ name, count, priced, agreed, today = false, change, choose }: Props) {
  const text = useText()
  const euro = useEuro()
  const price = priced?.price_today
  const differs = agreed !== undefined && price !== undefined && price !== null && price !== agreed && count > 0
  return (
    <TableRow>
      <TableCell sx={{ width: 96 }}>
        <CountField count={count} name={name} least={agreed === undefined ? 1 : 0} change={change} />
      </TableCell>
      <TableCell sx={count === 0 ? { textDecoration: 'line-through' } : {}}>
        {name}
        {priced?.problem && (
          <Typography variant="caption" color="error" component="div">
            {lineProblem(priced, text)}
          </Typography>
        )}
        {differs && choose && (
          <FormControlLabel
            sx={{ display: 'flex' }}
            control={<Checkbox size="small" checked={today} onChange={({ target }) => choose(target.checked)} />}
            label={text('orderWork.lines.today', { today: euro(price), agreed: euro(agreed) })}
          />
        )}
      </TableCell>
      <TableCell align="right">{priced && euro(priced.total_brutto)}</TableCell>
      <TableCell align="right">
        <IconButton aria-label={text('orderWork.remove', { name })} onClick={() => change(0)} disabled={count === 0}>
          <Close />
        </IconButton>
      </TableCell>
    </TableRow>
  )
}
