import { Alert, Checkbox, FormControlLabel, FormHelperText } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { formatIban } from '#domain/money/iban.ts'
import { isPaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { numberExample, numberText } from '../inputs/number-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import type { OrderRecord } from './order-record.ts'
import { surplusOfOrder } from './owed-of.ts'
import { type PieceChange, PiecesBack } from './pieces-back.tsx'
import { chosenPieces, firstChoice, type PiecesChoice, proposedRefund, returnableLines } from './refund-pieces.ts'
import { AmountField, StepMessage } from './step-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { UnderstoodWords } from './understood-words.tsx'
import { useEuro } from './use-euro.ts'
import { usePaymentName } from './use-payment-name.ts'
import { useStep } from './use-step.ts'

interface RefundDialogProps {
  readonly order: OrderRecord
  /** The withdrawal that it answers and closes. */
  readonly withdrawal?: WithdrawalTask
  /** The line of which something comes back; without it all are proposed. */
  readonly line?: number
  readonly close: (isDone: boolean) => void
}

/** What is said with a refund: words to the customer, and whether they have the money already. */
function saidOf(form: HTMLFormElement) {
  const entered = new FormData(form)
  return {
    message: String(entered.get('message') || ''),
    ...(entered.get('paid_out') !== null && { paid_out: true }),
  }
}

/** Gives money back: which pieces come back for it, how much it is, and what the customer is told. */
export function RefundDialog({ order, withdrawal, line: only, close }: RefundDialogProps) {
  const text = useText()
  const { sdk } = useBackend()
  const euro = useEuro()
  const language = useOfficeLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const { fault, amountFault, isBusy, refuse, take } = useStep(close)
  const lines = returnableLines(order)
  // What was paid too much goes back first, and nothing comes back for it.
  const surplus = withdrawal || only !== undefined ? 0 : surplusOfOrder(order)
  const asked =
    only === undefined
      ? surplus > 0
        ? []
        : undefined
      : order.lines.flatMap((one) => (one.id === only ? [{ line: only, count: one.count }] : []))
  const [choice, setChoice] = useState(() => firstChoice(order, withdrawal?.order?.proposal.pieces ?? asked))
  // Money without pieces is what is left of an order that has ended; for a withdrawal of nothing nothing is due.
  const proposed = (pieces: PiecesChoice) =>
    withdrawal && lines.length > 0 && chosenPieces(pieces).length === 0
      ? 0
      : chosenPieces(pieces).length === 0 && surplus > 0
        ? surplus
        : proposedRefund(order, pieces, withdrawal?.order?.cheapest_shipping)
  const [amountText, setAmountText] = useState(() => numberText(proposed(choice), 'money', language))

  function choose(row: string, change: PieceChange) {
    const before = choice[row] ?? { count: 0, toStock: false }
    const next = { ...choice, [row]: { ...before, ...change } }
    setChoice(next)
    if (change.count !== undefined) setAmountText(numberText(proposed(next), 'money', language))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = enteredNumber(amountText, language, 2)
    if (amount === 'unclear' || amount === undefined)
      return refuse(text('number.unclear', { example: numberExample[language].money }), 'amount')
    const said = saidOf(event.currentTarget)
    const pieces = chosenPieces(choice)
    const answered = withdrawal && { withdrawal: withdrawal.id }
    const left = Math.round((order.paid - order.refunded) * 100) / 100
    void take(
      () => sdk.staffOrders.refund(order.id, { amount, key, pieces, left, ...said, ...answered }),
      text('order.refundDone', { amount: euro(amount) }),
    )
  }

  return (
    <StepFrame
      title={text('order.do.refund')}
      action={text('order.do.refund')}
      maxWidth="md"
      color="warning"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={() => close(false)}
    >
      {withdrawal && <UnderstoodWords task={withdrawal} />}
      {lines.length > 0 && <PiecesBack lines={lines} choice={choice} choose={choose} />}
      <AmountField
        value={amountText}
        fault={amountFault}
        onChange={({ target }) => setAmountText(target.value)}
        helperText={text('order.amountMost', { most: euro(order.paid - order.refunded) })}
      />
      {order.refund_account && (
        <Alert severity="info">
          {text('desk.transferTo', {
            holder: order.refund_account.holder,
            iban: formatIban(order.refund_account.iban),
          })}
        </Alert>
      )}
      <StepMessage />
      <RefundNote order={order} />
    </StepFrame>
  )
}

/** Who moves the money, and what is mailed. */
function RefundNote({ order }: { readonly order: OrderRecord }) {
  const text = useText()
  const paymentName = usePaymentName()
  const id = order.payment_method
  const isByProvider = isPaymentMethodId(id) && paymentMethod(id).provider !== null
  const hasInvoice = order.invoices.some(({ kind }) => kind === 'invoice')
  return (
    <>
      {!isByProvider && (
        <>
          <FormControlLabel control={<Checkbox name="paid_out" />} label={text('transfer.already')} />
          <FormHelperText>{text('transfer.alreadyHelp')}</FormHelperText>
        </>
      )}
      <Alert severity={isByProvider ? 'info' : 'warning'} sx={{ mt: 2 }}>
        {text(isByProvider ? 'order.refundBy' : 'order.refundByHand', { name: paymentName(order) })}{' '}
        {text(hasInvoice ? 'order.refundMailed' : 'order.refundMailedOnly')}
      </Alert>
    </>
  )
}
