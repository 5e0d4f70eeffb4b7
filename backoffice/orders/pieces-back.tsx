import { Checkbox, FormControlLabel, FormHelperText, Stack, TextField, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import type { PiecesChoice, returnableLines } from './refund-pieces.ts'
import { useEuro } from './use-euro.ts'

export type PieceChange = Partial<PiecesChoice[string]>

interface Props {
  lines: ReturnType<typeof returnableLines>
  choice: PiecesChoice
  choose: (key: string, change: PieceChange) => void
}

/** Which pieces come back, and which of them into stock. */
export function PiecesBack({ lines, choice, choose }: Props) {
  const text = useText()
  const euro = useEuro()
  return (
    <>
      <Typography component="h3" variant="subtitle1">
        {text('order.whatComesBack')}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {lines.map((line) => {
          const { count = 0, toStock = false } = choice[line.key] ?? {}
          const place = line.fromParcel === undefined ? '' : text(line.fromParcel ? 'order.isSent' : 'order.isHere')
          const name = [line.name, place].filter(Boolean).join(', ')
          return (
            <Stack
              key={line.key}
              component="li"
              direction="row"
              spacing={2}
              useFlexGap
              sx={{ alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography sx={{ flex: '1 1 14rem' }}>
                {name}
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {text('order.piecesOf', { left: line.left, price: euro(line.price) })}
                </Typography>
              </Typography>
              <TextField
                select
                label={text('order.pieces')}
                value={count}
                onChange={({ target }) => choose(line.key, { count: Number(target.value) })}
                slotProps={{
                  select: { native: true },
                  htmlInput: { 'aria-label': text('order.piecesBack', { name }) },
                }}
                fullWidth={false}
                sx={{ width: '6rem', my: 0 }}
              >
                {Array.from({ length: line.left + 1 }, (_, pieces) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number of pieces is its own name
                  <option key={pieces} value={pieces}>
                    {pieces}
                  </option>
                ))}
              </TextField>
              <FormControlLabel
                disabled={count === 0}
                control={
                  <Checkbox
                    checked={toStock && count > 0}
                    onChange={({ target }) => choose(line.key, { toStock: target.checked })}
                  />
                }
                label={text('order.toStock')}
              />
            </Stack>
          )
        })}
      </Stack>
      <FormHelperText sx={{ mb: 2 }}>{text('order.toStockHelp')}</FormHelperText>
    </>
  )
}
