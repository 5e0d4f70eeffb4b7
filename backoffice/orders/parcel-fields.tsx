import { FormHelperText, TextField } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { sendableLines } from './parcel-pieces.ts'
import { PiecesFields } from './pieces-fields.tsx'

/** Which pieces go now, all at first, and how their parcel is followed. */
export function ParcelFields({ order }: { readonly order: OrderRecord }) {
  const text = useText()
  const lines = sendableLines(order)
  const isDivisible = lines.reduce((sum, { left }) => sum + left, 0) > 1
  return (
    <>
      {isDivisible && (
        <>
          <PiecesFields title={text('orderWork.parcels.now')} lines={lines} />
          <FormHelperText sx={{ mb: 2 }}>{text('orderWork.parcels.help')}</FormHelperText>
        </>
      )}
      <TextField name="carrier" label={text('orderWork.parcels.carrier')} />
      <TextField name="tracking_number" label={text('order.tracking')} />
      <TextField name="tracking_link" type="url" label={text('order.trackingLink')} placeholder="https://" />
    </>
  )
}
