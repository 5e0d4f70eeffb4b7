import ContentCopy from '@mui/icons-material/ContentCopy'
import Print from '@mui/icons-material/Print'
import { Alert, Box, Button, Card, Chip, LinearProgress, Link, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { isOver } from '#domain/orders/order-states.ts'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { servesAll } from '../ways/menu-sections.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { AddressButton } from './address-button.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { LinesButton } from './lines-button.tsx'
import { OrderEvents } from './order-events.tsx'
import { OrderMails } from './order-mails.tsx'
import { OrderPlaces } from './order-places.tsx'
import { type OrderRecord, readOrderRecord } from './order-record.ts'
import { OrderSteps } from './order-steps.tsx'
import { lacksRest } from './owed-of.ts'
import { ParcelsCard } from './parcels-card.tsx'
import { ReturnSlipButton } from './return-slip-button.tsx'
import { StaffNote } from './staff-note.tsx'
import { useGoodsNames } from './use-goods-names.ts'
import { usePaymentName } from './use-payment-name.ts'
import { useShippingName } from './use-shipping-name.ts'
import { useStateName } from './use-state-name.ts'
import { WithdrawnNote } from './withdrawn-note.tsx'

/** One order: what was bought, where it goes, what is to be done next, and what has happened. */
export function OrderScreen() {
  const text = useText()
  const translate = useTranslate()
  const { gate, sdk } = useBackend()
  const moment = useMoment()
  const stateName = useStateName()
  const client = useQueryClient()
  const { id = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['order', id],
    gcTime: 0,
    queryFn: () => gate.guarded(() => readOrderRecord(sdk, id)),
  })
  const inOwnWords = useGoodsNames(data ? [data] : [])
  if (!data)
    return error ? (
      <Alert severity="error">
        {error instanceof ApiError && error.status && error.status < 500
          ? text('order.notFound')
          : translate('ra.notification.http_error')}
      </Alert>
    ) : (
      <LinearProgress aria-label={text('loading')} />
    )
  const order = inOwnWords(data)
  const again = () => client.invalidateQueries({ queryKey: ['order', id] })
  const standing = `${order.state} ${order.refunded} ${order.lines_changed}`
  return (
    <Box
      sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '2fr 1fr' }, alignItems: 'start' }}
    >
      <Title title={text('order.title', { number: order.number })} />
      <Card variant="outlined" sx={{ p: 3 }}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography component="h1" variant="h5">
            {text('order.title', { number: order.number })}
          </Typography>
          <Chip label={stateName(order)} color={lacksRest(order) ? 'warning' : 'info'} variant="outlined" />
          <Button startIcon={<Print />} href={sdk.staffOrders.packingSlipPath(order.id)} target="_blank" rel="noopener">
            {text('order.slip')}
          </Button>
          <AddressButton order={order} done={again} />
          <ReturnSlipButton order={order} done={again} />
          <LinesButton key={order.lines_changed} order={order} done={again} />
          <Button startIcon={<ContentCopy />} component={RouterLink} to={`/new-order?from=${order.id}`}>
            {text('orderWork.copy')}
          </Button>
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {moment(order.created_on)} · <Customer order={order} /> · <Ways order={order} />
        </Typography>
        <WithdrawnNote order={order.id} />
        <BoughtLines order={order} done={again} />
        <OrderPlaces order={order} />
        {order.comment && (
          <Typography sx={{ mt: 2 }}>
            {text('order.comment')}: {order.comment}
          </Typography>
        )}
        {order.present_wrap && <Typography sx={{ mt: 1 }}>{text('order.wrapped')}</Typography>}
        {order.tracking_number && !order.parcels?.length && (
          <Typography sx={{ mt: 1 }}>
            {text('order.tracking')}: {order.tracking_number}
          </Typography>
        )}
      </Card>
      <Stack spacing={2}>
        <OrderSteps order={order} done={again} />
        <ParcelsCard order={order} />
        <OrderPapers order={order} />
        <OrderMails order={order.id} state={standing} />
        <StaffNote order={order} done={again} />
        <OrderEvents order={order} agreed={data} state={standing} />
      </Stack>
    </Box>
  )
}

function OrderPapers({ order }: { order: OrderRecord }) {
  const text = useText()
  const { sdk } = useBackend()
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {text('order.papers')}
      </Typography>
      {order.invoices.length === 0 && (
        <Typography variant="body2">
          {text(isOver(order.state) ? 'order.noPapersAnyMore' : 'order.noPapers')}
        </Typography>
      )}
      {order.invoices.map(({ id: invoice, kind, number }) => (
        <Link
          key={invoice}
          href={sdk.staffOrders.invoicePath(order.id, invoice)}
          target="_blank"
          rel="noopener"
          sx={{ display: 'block' }}
        >
          {text(`order.${kind}`)} {number}
        </Link>
      ))}
    </Card>
  )
}

/** How it is paid and sent, in the language of who looks. */
function Ways({ order }: { order: OrderRecord }) {
  return `${usePaymentName()(order)} · ${useShippingName()(order)}`
}

/** Leads to all that this customer has ordered and asked, for who may see it. */
function Customer({ order: { customer_email: email, no_email } }: { order: OrderRecord }) {
  const text = useText()
  const isForAll = servesAll(useWorkplace())
  if (no_email) return text('order.withoutEmail', { email })
  if (!isForAll) return email
  return (
    <Link component={RouterLink} to={`/customers?email=${encodeURIComponent(email)}`}>
      {email}
    </Link>
  )
}
