import { Alert } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from '../orders/order-record.ts'
import { type PieceChange, PiecesBack } from '../orders/pieces-back.tsx'
import { chosenPieces, firstChoice, type PiecesChoice, returnableLines } from '../orders/refund-pieces.ts'
import { StepMessage } from '../orders/step-fields.tsx'
import { StepFrame } from '../orders/step-frame.tsx'
import { UnderstoodWords } from '../orders/understood-words.tsx'
import { useEuro } from '../orders/use-euro.ts'
import { useStep } from '../orders/use-step.ts'

interface Props {
  readonly order: OrderRecord
  readonly task: WithdrawalTask
  readonly close: (isDone: boolean) => void
}

/** Ends a withdrawal for which nothing was paid: which pieces it is about, and what remains to be paid. */
export function SettleDialog({ order, task, close }: Props) {
  const text = useText()
  const { sdk } = useBackend()
  const { fault, isBusy, refuse, take } = useStep(close)
  const lines = returnableLines(order)
  const isPart = task.items_text !== null && lines.length > 0
  const [choice, setChoice] = useState(() => firstChoice(order, isPart ? [] : task.order?.proposal.pieces))

  function choose(row: string, change: PieceChange) {
    const before = choice[row] ?? { count: 0, toStock: false }
    refuse(undefined)
    setChoice({ ...choice, [row]: { ...before, ...change } })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message') || '')
    const pieces = chosenPieces(choice)
    if (pieces.length === 0 && lines.length > 0) return refuse(text('desk.settleNothing'))
    void take(() => sdk.staffOrders.settleWithdrawal(task.id, { message, pieces }), text('desk.settled'))
  }

  return (
    <StepFrame
      title={text('desk.settle')}
      action={text('desk.settle')}
      maxWidth="md"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={() => close(false)}
    >
      <UnderstoodWords task={task} />
      {lines.length > 0 && <PiecesBack lines={lines} choice={choice} choose={choose} />}
      <StepMessage />
      <Outcome order={order} choice={choice} />
    </StepFrame>
  )
}

/** What the customer is told. */
function Outcome({ order, choice }: { readonly order: OrderRecord; readonly choice: PiecesChoice }) {
  const text = useText()
  const euro = useEuro()
  const lines = returnableLines(order)
  const credited = lines.reduce((sum, { key, price }) => sum + price * (choice[key]?.count ?? 0), 0)
  const isWhole = lines.every(({ key, left }) => (choice[key]?.count ?? 0) >= left)
  const owed = order.total - order.credited - order.paid - credited
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {isWhole ? text('desk.settleAll') : text('desk.settlePart', { credited: euro(credited), owed: euro(owed) })}
    </Alert>
  )
}
