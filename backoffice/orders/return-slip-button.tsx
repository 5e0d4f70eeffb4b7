import AssignmentReturn from '@mui/icons-material/AssignmentReturn'
import { Button, FormHelperText } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderRecord } from './order-record.ts'
import { piecesAskedBack, sentLines } from './parcel-pieces.ts'
import { PiecesFields } from './pieces-fields.tsx'
import { StepMessage } from './step-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStep } from './use-step.ts'

/** Asks for goods back with a slip, once some have left. */
export function ReturnSlipButton({ order, done }: { readonly order: OrderRecord; readonly done: () => void }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (sentLines(order).length === 0) return null
  return (
    <>
      <Button startIcon={<AssignmentReturn />} onClick={() => setIsOpen(true)}>
        {text('orderWork.slip.title')}
      </Button>
      {isOpen && (
        <ReturnSlipDialog
          order={order}
          close={(isSent) => {
            setIsOpen(false)
            if (isSent) done()
          }}
        />
      )}
    </>
  )
}

interface Props {
  readonly order: OrderRecord
  readonly close: (isSent: boolean) => void
}

/** Which pieces are asked back, with words to the customer. */
export function ReturnSlipDialog({ order, close }: Props) {
  const text = useText()
  const { sdk } = useBackend()
  const [key] = useState(() => crypto.randomUUID())
  const { fault, isBusy, refuse, take } = useStep(close)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const pieces = piecesAskedBack(order, given)
    if (pieces.length === 0) return refuse(text('orderWork.slip.none'))
    void take(
      () => sdk.staffOrders.sendReturnSlip(order.id, { pieces, key, ...(given.message && { message: given.message }) }),
      text('orderWork.slip.sent'),
    )
  }

  return (
    <StepFrame
      title={text('orderWork.slip.title')}
      action={text('orderWork.slip.send')}
      maxWidth="sm"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={() => close(false)}
    >
      <PiecesFields title={text('orderWork.slip.what')} lines={sentLines(order)} />
      <FormHelperText sx={{ mb: 2 }}>{text('orderWork.slip.help')}</FormHelperText>
      <StepMessage />
    </StepFrame>
  )
}
