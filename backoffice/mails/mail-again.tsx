import { Button } from '@mui/material'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { useUndo } from '../work/use-undo.ts'

const keyOf = (id: number) => `mail-${id}-again`

/** Whether a mail is about to be sent again. */
export function useSentAgain(): (id: number) => boolean {
  const { isHeld } = useUndo()
  return (id) => isHeld(keyOf(id))
}

/** Sends a mail once more, a few seconds later. */
export function MailAgain({ id, recipient }: { readonly id: number; readonly recipient: string }) {
  const text = useText()
  const { sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  return (
    <Button
      variant="outlined"
      aria-label={text('waiting.againTo', { recipient })}
      disabled={isHeld(keyOf(id))}
      onClick={() =>
        hold({ key: keyOf(id), message: text('waiting.mailAgain', { recipient }), call: () => sdk.mails.again(id) })
      }
    >
      {text('waiting.again')}
    </Button>
  )
}
