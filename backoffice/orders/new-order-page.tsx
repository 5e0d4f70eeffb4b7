import {
  Alert,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import type { Quote } from '#contract/wire/order-types.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { AskBeforeLeaving } from '../work/ask-before-leaving.tsx'
import { NewOrderGoods } from './new-order-goods.tsx'
import { NewOrderWays } from './new-order-ways.tsx'
import { orderRefusal } from './order-refusal.ts'
import { readOrderTemplate } from './order-template.ts'
import { PostalFields } from './postal-fields.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { emptyOrder, type OrderDraft, useNewOrder } from './use-new-order.ts'
import { wrongFields } from './wrong-fields.ts'

/** Takes an order down for who calls or stands at the counter; with `?from=` it begins as another order was. */
export function NewOrderPage() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const [search] = useSearchParams()
  const from = search.get('from')
  const { data: first } = useQuery({
    queryKey: ['order-template', from],
    enabled: from !== null,
    gcTime: 0,
    queryFn: () => gate.guarded(() => readOrderTemplate(sdk, from ?? '')),
  })
  if (from !== null && !first) return <LinearProgress aria-label={text('loading')} />
  return <NewOrderForm first={first ?? emptyOrder} />
}

function NewOrderForm({ first }: { readonly first: OrderDraft }) {
  const text = useText()
  const label = useFieldLabel()
  const notify = useNotify()
  const navigate = useNavigate()
  const { order, change, quote, quoteError, place } = useNewOrder(first)
  const [fault, setFault] = useState<string>()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const [isPlaced, setIsPlaced] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!quote) return
    const refused = wrongFields(order, quote)
    setWrong(refused)
    if (refused.length > 0)
      return setFault(text('orderWork.refused.field', { field: [...new Set(refused.map(label))].join(', ') }))
    setFault(undefined)
    setIsBusy(true)
    try {
      const placed = await place(quote)
      notify(text('orderWork.placed', { number: placed.order_number }), { type: 'success' })
      // Before the screen is left, which else would be asked about.
      flushSync(() => setIsPlaced(true))
      navigate(`/ecommerce_order/${placed.id}`)
    } catch (error) {
      setFault(orderRefusal(error, text, label))
      setIsBusy(false)
    }
  }

  return (
    <Stack component="form" spacing={2} sx={{ mt: 2, maxWidth: '60rem' }} onSubmit={submit}>
      <Title title={text('orderWork.fresh')} />
      {order !== first && !isPlaced && <AskBeforeLeaving />}
      <Typography component="h1" variant="h5">
        {text('orderWork.fresh')}
      </Typography>
      <Typography>{text('orderWork.freshHelp')}</Typography>
      <NewOrderGoods order={order} quote={quote} change={change} />
      <CustomerCard {...{ order, quote, change, wrong }} />
      {quote && <NewOrderWays order={order} quote={quote} change={change} />}
      {(fault || quoteError) && <Alert severity="error">{fault ?? orderRefusal(quoteError, text, label)}</Alert>}
      <Button type="submit" variant="contained" size="large" disabled={!quote || isBusy} sx={{ alignSelf: 'start' }}>
        {text('orderWork.place')}
      </Button>
    </Stack>
  )
}

interface CustomerProps {
  readonly order: OrderDraft
  readonly quote: Quote | undefined
  readonly change: (part: Partial<OrderDraft>) => void
  /** The fields of the order that cannot stay as they are, by their paths. */
  readonly wrong: readonly string[]
}

/** Who orders, and where it goes. */
function CustomerCard({ order, quote, change, wrong }: CustomerProps) {
  const text = useText()
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('orderWork.customer')}
      </Typography>
      <TextField
        type="email"
        label={text('orderWork.email')}
        helperText={text('orderWork.emailHelp')}
        value={order.email}
        error={wrong.includes('customerEmail')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <PostalFields
        value={order.shipping}
        change={(shipping) => change({ shipping })}
        wrong={below('shippingAddress', wrong)}
        countries={quote?.countries ?? []}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={order.invoice !== undefined}
            onChange={({ target }) => change({ invoice: target.checked ? order.shipping : undefined })}
          />
        }
        label={text('orderWork.otherInvoice')}
      />
      {order.invoice && (
        <PostalFields
          value={order.invoice}
          change={(invoice) => change({ invoice })}
          wrong={below('invoiceAddress', wrong)}
          countries={quote?.countries ?? []}
        />
      )}
    </Card>
  )
}

/** The fields of an address among those of an order. */
const below = (address: string, fields: readonly string[]) =>
  fields.flatMap((field) => (field.startsWith(`${address}.`) ? [field.slice(address.length + 1)] : []))
