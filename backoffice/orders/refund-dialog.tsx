import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { formatIban } from '#domain/money/iban.ts'
import { isPaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useBackend } from '../api/backend-context.ts'
import { failureText } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import { numberExample, numberText } from '../inputs/number-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import type { OrderRecord } from './order-record.ts'
import { type PieceChange, PiecesBack } from './pieces-back.tsx'
import { chosenPieces, firstChoice, type PiecesChoice, proposedRefund, returnableLines } from './refund-pieces.ts'
import { useEuro } from './use-euro.ts'

interface RefundDialogProps {
  readonly order: OrderRecord
  /** The withdrawal that it answers and closes. */
  readonly withdrawal?: WithdrawalTask
  readonly close: (isDone: boolean) => void
}

/** Gives money back: which pieces come back for it, how much it is, and what the customer is told. */
export function RefundDialog({ order, withdrawal, close }: RefundDialogProps) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const euro = useEuro()
  const notify = useNotify()
  const language = useOfficeLanguage()
  const [key] = useState(() => crypto.randomUUID())
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [choice, setChoice] = useState(() => firstChoice(order, withdrawal?.order?.proposal.pieces))
  const proposed = (pieces: PiecesChoice) => proposedRefund(order, pieces, withdrawal?.order?.cheapest_shipping)
  const [amountText, setAmountText] = useState(() => numberText(proposed(choice), 'money', language))
  const lines = returnableLines(order)
  const id = order.payment_method
  const isByProvider = isPaymentMethodId(id) && paymentMethod(id).provider !== null

  function choose(line: number, change: PieceChange) {
    const before = choice[line] ?? { count: 0, toStock: false }
    const next = { ...choice, [line]: { ...before, ...change } }
    setChoice(next)
    if (change.count !== undefined) setAmountText(numberText(proposed(next), 'money', language))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const amount = enteredNumber(amountText, language, 2)
    if (amount === 'unclear' || amount === undefined)
      return setFault(text('number.unclear', { example: numberExample[language].money }))
    const message = new FormData(event.currentTarget).get('message')
    setIsBusy(true)
    try {
      const refund = {
        amount,
        message: String(message || ''),
        key,
        pieces: chosenPieces(choice),
        ...(withdrawal && { withdrawal: withdrawal.id }),
      }
      await gate.guarded(() => sdk.staffOrders.refund(order.id, refund))
      notify('office.order.moved', { type: 'success' })
      close(true)
    } catch (error) {
      setFault(failureText(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="md" aria-labelledby="refund">
      <form onSubmit={submit}>
        <DialogTitle id="refund">{text('order.do.refund')}</DialogTitle>
        <DialogContent>
          {fault && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault}
            </Alert>
          )}
          {lines.length > 0 && <PiecesBack lines={lines} choice={choice} choose={choose} />}
          <TextField
            label={text('order.amount')}
            value={amountText}
            onChange={({ target }) => setAmountText(target.value)}
            helperText={text('order.amountMost', { most: euro(order.paid - order.refunded) })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
            required
          />
          {order.refund_account && (
            <Alert severity="info">
              {text('desk.transferTo', {
                holder: order.refund_account.holder,
                iban: formatIban(order.refund_account.iban),
              })}
            </Alert>
          )}
          <TextField name="message" label={text('order.message')} multiline minRows={2} />
          <Alert severity={isByProvider ? 'info' : 'warning'} sx={{ mt: 2 }}>
            {text(isByProvider ? 'order.refundBy' : 'order.refundByHand', { name: order.payment_name })}{' '}
            {text(
              order.invoices.some(({ kind }) => kind === 'invoice') ? 'order.refundMailed' : 'order.refundMailedOnly',
            )}
          </Alert>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" color="warning" disabled={isBusy}>
            {text('order.do.refund')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
