import { Button, Stack, Typography } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useNotify } from 'react-admin'
import { formatIban } from '#domain/money/iban.ts'
import type { RefundAccount } from '#domain/orders/order-parts.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useUndo } from '../work/use-undo.ts'
import { CopiedValue } from './copied-value.tsx'
import type { OrderRecord } from './order-record.ts'
import { useEuro } from './use-euro.ts'

const GiroCodePicture = lazy(() => import('./giro-code-picture.tsx'))

/** Money of an order that was given back and is still to be transferred; amounts in euro. */
type Transferable = Pick<OrderRecord, 'id' | 'number' | 'refund_account'> & {
  readonly refunds: readonly Pick<OrderRecord['refunds'][number], 'id' | 'amount'>[]
}

const CENTS = 100

const centsOf = ({ refunds }: Transferable) => refunds.reduce((sum, { amount }) => sum + Math.round(amount * CENTS), 0)

/** By which a transfer is known that was noted a moment ago and can still be taken back. */
export const transferKey = ({ refunds }: Pick<Transferable, 'refunds'>): string =>
  `transfer-${refunds.map(({ id }) => id).join('-')}`

/** What is to be transferred to whom, ready to be copied, and the button that says that it is done. */
export function MoneyToTransfer({ order }: { readonly order: Transferable }) {
  const text = useText()
  const euro = useEuro()
  const { sdk } = useBackend()
  const { hold } = useUndo()
  const { id, number, refund_account: account, refunds } = order
  const cents = centsOf(order)
  const amount = euro(cents / CENTS)
  const note = () =>
    hold({
      key: transferKey(order),
      message: text('transfer.noted', { number, amount }),
      call: () =>
        sdk.staffOrders.notePaidOut(
          id,
          refunds.map((refund) => refund.id),
        ),
    })
  return (
    <Stack spacing={1}>
      <Typography>{text('transfer.open', { amount })}</Typography>
      {account ? (
        <>
          <Account account={account} amount={amount} number={number} />
          <GiroCode account={account} cents={cents} number={number} />
        </>
      ) : (
        <NoAccount order={id} />
      )}
      <Button
        variant="contained"
        sx={{ alignSelf: 'start' }}
        onClick={note}
        aria-label={text(account ? 'transfer.doneOf' : 'transfer.paidOutOf', { number })}
      >
        {text(account ? 'transfer.done' : 'transfer.paidOut')}
      </Button>
    </Stack>
  )
}

interface AccountProps {
  readonly account: RefundAccount
  readonly number: string
}

function Account({ account, amount, number }: AccountProps & { readonly amount: string }) {
  const text = useText()
  const bare = amount.replace(/[^\d,.]/g, '')
  return (
    <div>
      <CopiedValue label={text('transfer.holder')} value={account.holder} />
      <CopiedValue label={text('transfer.iban')} value={formatIban(account.iban)} copied={account.iban} />
      <CopiedValue label={text('transfer.amount')} value={amount} copied={bare} />
      <CopiedValue label={text('transfer.reference')} value={number} />
    </div>
  )
}

function GiroCode({ account, cents, number }: AccountProps & { readonly cents: number }) {
  const text = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <Button size="small" sx={{ alignSelf: 'start' }} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
        {text(isShown ? 'transfer.noGiro' : 'transfer.giro')}
      </Button>
      {isShown && (
        <Suspense>
          <GiroCodePicture recipient={account.holder} iban={account.iban} cents={cents} reference={number} />
        </Suspense>
      )}
    </>
  )
}

/** Nobody can transfer before the customer has named an account; they can be asked, once more too. */
function NoAccount({ order }: { readonly order: number }) {
  const text = useText()
  const failureWords = useFailureWords()
  const notify = useNotify()
  const { gate, sdk } = useBackend()
  const [isBusy, setIsBusy] = useState(false)
  async function ask() {
    setIsBusy(true)
    try {
      await gate.guarded(() => sdk.staffOrders.askAccount(order))
      notify(text('desk.asked'), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    setIsBusy(false)
  }
  return (
    <>
      <Typography variant="body2">{text('transfer.noAccount')}</Typography>
      <Button size="small" sx={{ alignSelf: 'start' }} disabled={isBusy} onClick={() => void ask()}>
        {text('desk.askAgain')}
      </Button>
    </>
  )
}
