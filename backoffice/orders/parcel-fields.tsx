import { FormHelperText, Stack, TextField, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { piecesField, sendableLines } from './parcel-pieces.ts'

/** Which pieces go now, all at first, and how their parcel is followed. */
export function ParcelFields({ order }: { readonly order: OrderRecord }) {
  const text = useText()
  const lines = sendableLines(order)
  const isDivisible = lines.reduce((sum, { left }) => sum + left, 0) > 1
  return (
    <>
      {isDivisible && (
        <>
          <Typography component="h3" variant="subtitle1">
            {text('orderWork.parcels.now')}
          </Typography>
          <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 1 }}>
            {lines.map(({ id, name, left }) => (
              <Stack key={id} component="li" direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <TextField
                  select
                  name={piecesField(id)}
                  defaultValue={left}
                  slotProps={{
                    select: { native: true },
                    htmlInput: { 'aria-label': text('orderWork.parcels.pieces', { name }) },
                  }}
                  fullWidth={false}
                  sx={{ width: '6rem', flexShrink: 0, my: 0 }}
                >
                  {Array.from({ length: left + 1 }, (_, pieces) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the number of pieces is its own name
                    <option key={pieces} value={pieces}>
                      {pieces}
                    </option>
                  ))}
                </TextField>
                <Typography>
                  {text('orderWork.parcels.of', { left })} × {name}
                </Typography>
              </Stack>
            ))}
          </Stack>
          <FormHelperText sx={{ mb: 2 }}>{text('orderWork.parcels.help')}</FormHelperText>
        </>
      )}
      <TextField name="carrier" label={text('orderWork.parcels.carrier')} />
      <TextField name="tracking_number" label={text('order.tracking')} />
      <TextField name="tracking_link" type="url" label={text('order.trackingLink')} placeholder="https://" />
    </>
  )
}
