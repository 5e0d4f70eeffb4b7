import { Alert, Button, Card, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isPaymentMethodId } from '#domain/money/payment-methods.ts'
import { isOver, type OrderState } from '#domain/orders/order-states.ts'
import { stepMail } from '#domain/orders/step-mail.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useBackend } from '../api/backend-context.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { numberExample, numberText } from '../inputs/number-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useUndo } from '../work/use-undo.ts'
import { MoneyToTransfer, transferKey } from './money-to-transfer.tsx'
import type { OrderRecord } from './order-record.ts'
import { ParcelFields } from './parcel-fields.tsx'
import { sentPieces } from './parcel-pieces.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { AmountField, StepMessage } from './step-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { useEuro } from './use-euro.ts'
import { useStanding } from './use-standing.ts'
import { useStep } from './use-step.ts'

type Step = Exclude<OrderState, 'received' | 'paid' | 'refunded'> | 'payment' | 'refund'

const ACTIONS: Partial<Record<Step, TextKey>> = {
  payment: 'order.do.payment',
  in_preparation: 'order.do.in_preparation',
  ready_for_collection: 'order.do.ready_for_collection',
  shipped: 'order.do.shipped',
  completed: 'order.do.completed',
  cancelled: 'order.do.cancelled',
  refund: 'order.do.refund',
}

/** The steps that an order can take now, as the backend says; each asks for what belongs to it. */
export function OrderSteps({ order, done }: { order: OrderRecord; done: () => void }) {
  const text = useText()
  const translate = useTranslate()
  const [asked, setAsked] = useState<Step>()
  const { isHeld } = useUndo()
  const { data, error } = useStanding(order)
  const close = (isTaken: boolean) => {
    setAsked(undefined)
    if (isTaken) done()
  }
  // Not drawn before all are known: a step would stand where another comes to stand.
  const isOwed = order.paid < order.total - order.credited && !isOver(order.state)
  const steps: Step[] = [
    ...(isOwed ? (['payment'] as const) : []),
    ...(data?.next ?? []).filter(
      (state): state is Exclude<OrderState, 'received' | 'paid' | 'refunded'> => ACTIONS[state as Step] !== undefined,
    ),
    ...(order.paid > order.refunded ? (['refund'] as const) : []),
  ]
  const toTransfer = { ...order, refunds: order.refunds.filter(({ transfer }) => transfer === 'open') }
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('order.next')}
      </Typography>
      {error && <Alert severity="error">{translate('ra.notification.http_error')}</Alert>}
      <Stack spacing={1}>
        {(data || error) &&
          steps.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={step === 'cancelled' || step === 'refund' ? 'warning' : 'primary'}
              onClick={() => setAsked(step)}
            >
              {text(ACTIONS[step] as TextKey)}
            </Button>
          ))}
        {toTransfer.refunds.length > 0 && !isHeld(transferKey(toTransfer)) && <MoneyToTransfer order={toTransfer} />}
        {data && steps.length === 0 && toTransfer.refunds.length === 0 && (
          <Typography variant="body2">{text('order.nothing')}</Typography>
        )}
      </Stack>
      {asked === 'refund' && <RefundDialog order={order} close={close} />}
      {asked && asked !== 'refund' && <StepDialog order={order} step={asked} close={close} />}
    </Card>
  )
}

/** Whether what is written with a step goes to the customer. */
function isMailed({ payment_method, total }: OrderRecord, step: Exclude<Step, 'refund'>): boolean {
  if (step === 'payment' || !isPaymentMethodId(payment_method)) return false
  return stepMail(step, { paymentMethod: payment_method, total }) !== undefined
}

type StepDialogProps = { order: OrderRecord; step: Exclude<Step, 'refund'>; close: (isTaken: boolean) => void }

function StepDialog({ order, step, close }: StepDialogProps) {
  const text = useText()
  const { sdk } = useBackend()
  const language = useOfficeLanguage()
  const euro = useEuro()
  const labels = useLabels()
  const { fault, amountFault, isBusy, refuse, take } = useStep(close)
  const isPayment = step === 'payment'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => value !== ''),
    ) as Record<string, string>
    const { message, carrier, tracking_number, tracking_link } = given
    const way = { carrier, tracking_number, tracking_link }
    if (step === 'shipped') {
      const pieces = sentPieces(order, given)
      if (pieces !== 'all' && pieces.length === 0) return refuse(text('orderWork.parcels.none'))
      const before = order.parcels?.length ?? 0
      if (pieces !== 'all')
        return void take(
          () => sdk.staffOrders.sendParcel(order.id, { pieces, before, message, ...way }),
          text('order.partSent'),
        )
    }
    if (!isPayment) {
      const keptStock = step === 'cancelled' && given.stock === undefined && { keep_stock: true }
      const move = { state: step, message, ...way, ...keptStock }
      return void take(
        () => sdk.staffOrders.move(order.id, move),
        text('order.movedTo', { state: labels.choice('state', step) }),
      )
    }
    const amount = enteredNumber(given.amount ?? '', language, 2)
    if (amount === 'unclear')
      return refuse(text('number.unclear', { example: numberExample[language].money }), 'amount')
    void take(
      () => sdk.staffOrders.takePayment(order.id, { amount: amount ?? 0, message }),
      text('order.paymentTaken', { amount: euro(amount ?? 0) }),
    )
  }

  return (
    <StepFrame
      title={text(ACTIONS[step] as TextKey)}
      action={text('order.confirm')}
      maxWidth="sm"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={() => close(false)}
    >
      {isPayment && (
        <AmountField
          name="amount"
          fault={amountFault}
          defaultValue={numberText(order.total - order.credited - order.paid, 'money', language)}
        />
      )}
      {step === 'cancelled' && (
        <FormControlLabel control={<Checkbox name="stock" defaultChecked />} label={text('order.backToStock')} />
      )}
      {step === 'shipped' && <ParcelFields order={order} />}
      <StepMessage isMailed={isMailed(order, step)} />
    </StepFrame>
  )
}
