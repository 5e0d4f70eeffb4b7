import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { failureText, noticeOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { type OrderRecord, readOrderRecord } from '../orders/order-record.ts'
import { RefundDialog } from '../orders/refund-dialog.tsx'
import { ReturnSlipDialog } from '../orders/return-slip-button.tsx'
import { useGoodsNames } from '../orders/use-goods-names.ts'
import { SettleDialog } from './settle-dialog.tsx'

/** What can be done with an open withdrawal. */
export function WithdrawalSteps({ task, task: { order }, done }: { task: WithdrawalTask; done: () => void }) {
  const text = useText()
  const notify = useNotify()
  const problemText = useProblemText()
  const [isRejecting, setIsRejecting] = useState(false)
  const [refunded, setRefunded] = useState<OrderRecord>()
  const [askedBack, setAskedBack] = useState<OrderRecord>()
  const [settled, setSettled] = useState<OrderRecord>()
  const inOwnWords = useGoodsNames([askedBack, settled, refunded].filter((read) => read !== undefined))
  const hasMoney = order !== null && order.paid > order.refunded

  async function run(work: () => Promise<unknown>, success?: string) {
    try {
      await gate.guarded(work)
      if (success) notify(success, { type: 'success' })
      done()
    } catch (error) {
      notify(problemText(noticeOf(error)), { type: 'error' })
    }
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {!order && <MatchForm match={(number) => run(() => sdk.staffOrders.matchWithdrawal(task.id, number))} />}
      {hasMoney && (
        <Button variant="contained" onClick={() => run(async () => setRefunded(await readOrderRecord(sdk, order.id)))}>
          {text('desk.refund')}
        </Button>
      )}
      {hasMoney && order.by_hand && !order.has_account && (
        <Button onClick={() => run(() => sdk.staffOrders.askAccount(order.id), 'office.desk.asked')}>
          {text('desk.askAccount')}
        </Button>
      )}
      {order && !isStillHere(order.state) && (
        <Button onClick={() => run(async () => setAskedBack(await readOrderRecord(sdk, order.id)))}>
          {text('orderWork.slip.title')}
        </Button>
      )}
      {!hasMoney && order && (
        <Button onClick={() => run(async () => setSettled(await readOrderRecord(sdk, order.id)))}>
          {text('desk.settle')}
        </Button>
      )}
      <Button color="warning" onClick={() => setIsRejecting(true)}>
        {text('desk.reject')}
      </Button>
      {isRejecting && (
        <RejectDialog
          task={task}
          close={(isDone) => {
            setIsRejecting(false)
            if (isDone) done()
          }}
        />
      )}
      {askedBack && <ReturnSlipDialog order={inOwnWords(askedBack)} close={() => setAskedBack(undefined)} />}
      {settled && (
        <SettleDialog
          order={inOwnWords(settled)}
          task={task}
          close={(isDone) => {
            setSettled(undefined)
            if (isDone) done()
          }}
        />
      )}
      {refunded && (
        <RefundDialog
          order={inOwnWords(refunded)}
          withdrawal={task}
          close={(isDone) => {
            setRefunded(undefined)
            if (isDone) done()
          }}
        />
      )}
    </Stack>
  )
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

type RejectProps = { task: WithdrawalTask; close: (isDone: boolean) => void }

function RejectDialog({ task, close }: RejectProps) {
  const text = useText()
  const notify = useNotify()
  const problemText = useProblemText()
  const [fault, setFault] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    try {
      await gate.guarded(() => sdk.staffOrders.rejectWithdrawal(task.id, words))
      notify('office.desk.done', { type: 'success' })
      close(true)
    } catch (error) {
      setFault(problemText(failureText(error)))
    }
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="sm" aria-labelledby="closing">
      <form onSubmit={submit}>
        <DialogTitle id="closing">{text('desk.reject')}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault}</Alert>}
          <TextField
            name="words"
            label={text('desk.reason')}
            helperText={text('desk.rejectHelp')}
            required
            multiline
            minRows={3}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" color="warning">
            {text('desk.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
