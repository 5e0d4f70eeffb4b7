import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { StepFrame } from '../orders/step-frame.tsx'
import { useUndo } from '../work/use-undo.ts'

/** The key of the refusal of a withdrawal. */
export const rejectionKey = (id: number): string => `withdrawal-${id}-rejected`

interface Props {
  readonly task: WithdrawalTask
  /** Why it is refused; kept outside, so that it is still there where the refusal is taken back. */
  readonly reason: string
  readonly setReason: (reason: string) => void
}

/** Refuses a withdrawal with a reason, in a step that can be taken back. */
export function RejectStep({ task: { id }, reason, setReason }: Props) {
  const text = useText()
  const { hold } = useUndo()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reason.trim() === '') return
    close()
    const call = () => sdk.staffOrders.rejectWithdrawal(id, reason)
    hold({ key: rejectionKey(id), message: text('desk.rejected'), call })
  }

  return (
    <>
      <Button color="warning" onClick={() => setIsOpen(true)}>
        {text('desk.reject')}
      </Button>
      {isOpen && (
        <StepFrame
          title={text('desk.reject')}
          action={text('desk.reject')}
          maxWidth="sm"
          color="warning"
          fault={undefined}
          isBusy={false}
          submit={submit}
          close={close}
        >
          <TextField
            name="words"
            label={text('desk.reason')}
            helperText={text('desk.rejectHelp')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            required
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
        </StepFrame>
      )}
    </>
  )
}
