import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { failureText, noticeOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { type OrderRecord, readOrderRecord } from '../orders/order-record.ts'
import { RefundDialog } from '../orders/refund-dialog.tsx'

type Asked = 'reject' | 'settle'

/** What can be done with an open withdrawal. */
export function WithdrawalSteps({ task, done }: { task: WithdrawalTask; done: () => void }) {
  const text = useText()
  const notify = useNotify()
  const [asked, setAsked] = useState<Asked>()
  const [refunded, setRefunded] = useState<OrderRecord>()
  const { order } = task
  const hasMoney = order !== null && order.paid > order.refunded

  async function run(work: () => Promise<unknown>, success?: string) {
    try {
      await gate.guarded(work)
      if (success) notify(success, { type: 'success' })
      done()
    } catch (error) {
      notify(noticeOf(error), { type: 'error' })
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
      {!hasMoney && order && <Button onClick={() => setAsked('settle')}>{text('desk.settle')}</Button>}
      <Button color="warning" onClick={() => setAsked('reject')}>
        {text('desk.reject')}
      </Button>
      {asked && (
        <ClosingDialog
          task={task}
          step={asked}
          close={(isDone) => {
            setAsked(undefined)
            if (isDone) done()
          }}
        />
      )}
      {refunded && (
        <RefundDialog
          order={refunded}
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

type ClosingProps = { task: WithdrawalTask; step: Asked; close: (isDone: boolean) => void }

function ClosingDialog({ task, step, close }: ClosingProps) {
  const text = useText()
  const notify = useNotify()
  const [fault, setFault] = useState<string>()
  const isRejection = step === 'reject'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('words') ?? '')
    const { rejectWithdrawal, settleWithdrawal } = sdk.staffOrders
    try {
      await gate.guarded(() => (isRejection ? rejectWithdrawal(task.id, words) : settleWithdrawal(task.id, words)))
      notify('office.desk.done', { type: 'success' })
      close(true)
    } catch (error) {
      setFault(failureText(error))
    }
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="sm" aria-labelledby="closing">
      <form onSubmit={submit}>
        <DialogTitle id="closing">{text(`desk.${step}`)}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault}</Alert>}
          <TextField
            name="words"
            label={text(isRejection ? 'desk.reason' : 'desk.message')}
            helperText={text(isRejection ? 'desk.rejectHelp' : 'desk.settleHelp')}
            required={isRejection}
            multiline
            minRows={3}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" color={isRejection ? 'warning' : 'primary'}>
            {text(`desk.${step}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
