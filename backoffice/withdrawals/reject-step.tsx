import { Button } from '@mui/material'
import { useState } from 'react'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { WordsDialog } from '../orders/words-dialog.tsx'
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
  function take(words: string) {
    const call = () => sdk.staffOrders.rejectWithdrawal(id, words)
    hold({ key: rejectionKey(id), message: text('desk.rejected'), call })
  }

  return (
    <>
      <Button color="warning" onClick={() => setIsOpen(true)}>
        {text('desk.reject')}
      </Button>
      {isOpen && (
        <WordsDialog
          title={text('desk.reject')}
          action={text('desk.reject')}
          color="warning"
          label={text('desk.reason')}
          help={text('desk.rejectHelp')}
          rows={3}
          maxLength={2000}
          words={reason}
          setWords={setReason}
          take={take}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
