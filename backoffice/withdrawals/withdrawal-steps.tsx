import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { type OrderRecord, readOrderRecord } from '../orders/order-record.ts'
import { RefundDialog } from '../orders/refund-dialog.tsx'
import { ReturnSlipDialog } from '../orders/return-slip-button.tsx'
import { useGoodsNames } from '../orders/use-goods-names.ts'
import { useUndo } from '../work/use-undo.ts'
import { RejectStep, rejectionKey } from './reject-step.tsx'
import { SettleDialog } from './settle-dialog.tsx'

/** What can be done with an open withdrawal; what is mailed without a window of its own can be taken back. Nothing for one just refused. */
export function WithdrawalSteps({ task, task: { order }, done }: { task: WithdrawalTask; done: () => void }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { isHeld } = useUndo()
  // Still there where the refusal is taken back.
  const [reason, setReason] = useState('')
  const [refunded, setRefunded] = useState<OrderRecord>()
  const [askedBack, setAskedBack] = useState<OrderRecord>()
  const [settled, setSettled] = useState<OrderRecord>()
  const inOwnWords = useGoodsNames([askedBack, settled, refunded].filter((read) => read !== undefined))
  const hasMoney = order !== null && order.paid > order.refunded
  // What is withdrawn from was not paid yet: it is set against what is owed.
  const isSetOff = hasMoney && order.proposal.amount === 0 && order.proposal.missing > 0

  async function run(work: () => Promise<unknown>) {
    try {
      await gate.guarded(work)
      done()
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  if (isHeld(rejectionKey(task.id))) return null
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {!order && <MatchForm match={(number) => run(() => sdk.staffOrders.matchWithdrawal(task.id, number))} />}
      {hasMoney && (
        <Button
          variant={isSetOff ? 'text' : 'contained'}
          onClick={() => run(async () => setRefunded(await readOrderRecord(sdk, order.id)))}
        >
          {text('desk.refund')}
        </Button>
      )}
      {hasMoney && !isSetOff && order.by_hand && !order.has_account && <AskAccount order={order} />}
      {order && !isStillHere(order.state) && (
        <Button onClick={() => run(async () => setAskedBack(await readOrderRecord(sdk, order.id)))}>
          {text('orderWork.slip.title')}
        </Button>
      )}
      {order && (!hasMoney || order.owed > 0) && (
        <Button
          variant={isSetOff ? 'contained' : 'text'}
          onClick={() => run(async () => setSettled(await readOrderRecord(sdk, order.id)))}
        >
          {text('desk.settle')}
        </Button>
      )}
      <RejectStep task={task} reason={reason} setReason={setReason} />
      {askedBack && <ReturnSlipDialog order={inOwnWords(askedBack)} close={() => setAskedBack(undefined)} />}
      {settled && (
        <SettleDialog
          order={inOwnWords(settled)}
          task={task}
          close={() => {
            setSettled(undefined)
            done()
          }}
        />
      )}
      {refunded && (
        <RefundDialog
          order={inOwnWords(refunded)}
          withdrawal={task}
          close={() => {
            setRefunded(undefined)
            done()
          }}
        />
      )}
    </Stack>
  )
}

/** Asks the customer for the account of the refund, once more where they were asked before. */
function AskAccount({ order: { id, account_asked_on } }: { readonly order: WithdrawnOrder }) {
  const text = useText()
  const { hold, isHeld } = useUndo()
  const key = `account-${id}`
  if (isHeld(key)) return null
  const ask = () => hold({ key, message: text('desk.asked'), call: () => sdk.staffOrders.askAccount(id) })
  return <Button onClick={ask}>{text(account_asked_on ? 'desk.askAgain' : 'desk.askAccount')}</Button>
}

/** Names the order that a declaration without a known number means. */
function MatchForm({ match }: { match: (number: string) => void }) {
  const text = useText()
  const [number, setNumber] = useState('')
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault()
        match(number)
      }}
    >
      <TextField
        label={text('desk.orderNumber')}
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        sx={{ my: 0 }}
        required
      />
      <Button type="submit">{text('desk.match')}</Button>
    </Stack>
  )
}
