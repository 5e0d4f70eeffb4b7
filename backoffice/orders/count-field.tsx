import { TextField } from '@mui/material'
import { maximumCount } from '#domain/cart/cart.ts'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly name: string
  readonly count: number
  readonly least: number
  readonly change: (count: number) => void
}

/** How many pieces of something are ordered. */
export function CountField({ name, count, least, change }: Props) {
  const text = useText()
  return (
    <TextField
      size="small"
      sx={{ minWidth: 64 }}
      value={count}
      onChange={({ target }) =>
        change(Math.min(maximumCount, Math.max(least, Math.trunc(Number(target.value)) || least)))
      }
      slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${text('orderWork.count')}: ${name}` } }}
    />
  )
}
