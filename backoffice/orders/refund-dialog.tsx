import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { formatIban } from '#domain/money/iban.ts'
import { isPaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { failureText } from '../api/failure.ts'
import { sdk } from '../api/sdk.ts'
import { useOfficeLanguage, useText } from '../i18n/use-text.ts'
import { numberExample, numberText } from '../inputs/number-text.ts'
import { gate } from '../session/gate.ts'
import type { OrderRecord } from './order-record.ts'
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

  function choose(line: number, change: Partial<(typeof choice)[number]>) {
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
          {lines.length > 0 && (
            <>
              <Typography component="h3" variant="subtitle1">
                {text('order.whatComesBack')}
              </Typography>
              <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, my: 1 }}>
                {lines.map((line) => {
                  const { count = 0, toStock = false } = choice[line.id] ?? {}
                  return (
                    <Stack
                      key={line.id}
                      component="li"
                      direction="row"
                      spacing={2}
                      useFlexGap
                      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
                    >
                      <Typography sx={{ flex: '1 1 14rem' }}>
                        {line.name}
                        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                          {text('order.piecesOf', { left: line.left, price: euro(line.price) })}
                        </Typography>
                      </Typography>
                      <TextField
                        select
                        label={text('order.pieces')}
                        value={count}
                        onChange={({ target }) => choose(line.id, { count: Number(target.value) })}
                        slotProps={{
                          select: { native: true },
                          htmlInput: { 'aria-label': text('order.piecesBack', { name: line.name }) },
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
                            onChange={({ target }) => choose(line.id, { toStock: target.checked })}
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
          )}
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
