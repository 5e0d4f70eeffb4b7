import { Box, Card, Link, Typography } from '@mui/material'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { safeLink } from '#domain/paths/link-kind.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { sendableLines } from './parcel-pieces.ts'
import { nameOfLine } from './refund-pieces.ts'

/** The parcels of an order that is sent in several, and what is still to be sent. */
export function ParcelsCard({ order }: { readonly order: OrderRecord }) {
  const text = useText()
  const moment = useMoment()
  const { sdk } = useBackend()
  const parcels = order.parcels ?? []
  if (parcels.length === 0) return null
  const rest = isStillHere(order.state) ? sendableLines(order) : []
  const nameOf = (id: number) => order.lines.filter((line) => line.id === id).map(nameOfLine)
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {text('orderWork.parcels.title')}
      </Typography>
      {parcels.map(({ pieces, carrier, tracking_number, tracking_link, sent_on }, index) => (
        <Box key={sent_on} sx={{ mt: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {text('orderWork.parcels.parcel', { number: index + 1 })}
          </Typography>
          {pieces.map(({ line, count }) => (
            <Typography key={line} variant="body2">
              {count} × {nameOf(line)}
            </Typography>
          ))}
          <Typography variant="caption" color="text.secondary" component="p">
            {[moment(sent_on), carrier, tracking_number].filter(Boolean).join(' · ')}
          </Typography>
          {tracking_link && safeLink(tracking_link) && (
            <Link href={tracking_link} target="_blank" rel="noopener" variant="body2" sx={{ display: 'block' }}>
              {text('orderWork.parcels.follow')}
            </Link>
          )}
          <Link
            href={sdk.staffOrders.parcelSlipPath(order.id, index + 1)}
            target="_blank"
            rel="noopener"
            variant="body2"
          >
            {text('orderWork.parcels.slip', { number: index + 1 })}
          </Link>
        </Box>
      ))}
      {rest.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <Typography component="h3" variant="subtitle2">
            {text('orderWork.parcels.toCome')}
          </Typography>
          {rest.map(({ id, name, left }) => (
            <Typography key={id} variant="body2">
              {left} × {name}
            </Typography>
          ))}
        </Box>
      )}
    </Card>
  )
}
