import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import Reply from '@mui/icons-material/Reply'
import { Button, Stack } from '@mui/material'
import { type SyntheticEvent, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { WordsDialog } from '../orders/words-dialog.tsx'
import { useUndo } from '../work/use-undo.ts'
import { AnswerDialog } from './answer-dialog.tsx'

/** The key of what is decided on a rating, once somebody has. */
export const decisionOn = (id: RaRecord['id']): string => `rating-${id}`

interface Props {
  readonly rating: RaRecord | undefined
  /** The words of a public answer, where one is given together with the step. */
  readonly answer?: { readonly words: string; readonly setWords: (words: string) => void }
}

/** Publishes a rating that waits, or refuses it with a reason, in steps that can be taken back; nothing for one that was decided on. */
export function RatingSteps({ rating, answer }: Props) {
  const text = useText()
  const { sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  const [isRefusing, setIsRefusing] = useState(false)
  const [isAnswering, setIsAnswering] = useState(false)
  if (rating?.status !== 'draft' || isHeld(decisionOn(rating.id))) return null
  const { id, name } = rating
  const decide = (message: string, change: Record<string, string>) =>
    hold({
      key: decisionOn(id),
      message,
      call: () => sdk.items('ecommerce_product_rating').update(id, change, { fields: ['id'] }),
    })
  // A row of a list opens its record on a click, also on one within the dialog.
  const stay = (event: SyntheticEvent) => event.stopPropagation()
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }} onClick={stay}>
      <Button
        size="small"
        startIcon={<Check />}
        aria-label={text('rating.approveOf', { name })}
        onClick={() => decide(text('rating.approved'), { status: 'published' })}
      >
        {text('rating.approve')}
      </Button>
      <Button
        size="small"
        color="warning"
        startIcon={<Close />}
        aria-label={text('rating.refuseOf', { name })}
        onClick={() => setIsRefusing(true)}
      >
        {text('rating.refuse')}
      </Button>
      {answer && (
        <Button
          size="small"
          startIcon={<Reply />}
          aria-label={text('rating.answerOf', { name })}
          onClick={() => setIsAnswering(true)}
        >
          {text('rating.answer')}
        </Button>
      )}
      {answer && isAnswering && (
        <AnswerDialog
          {...answer}
          rating={rating}
          publish={(words) => decide(text('rating.approved'), { status: 'published', shop_answer: words })}
          close={() => setIsAnswering(false)}
        />
      )}
      {isRefusing && (
        <RefuseDialog
          name={String(name)}
          refuse={(reason) => decide(text('rating.refused'), { status: 'archived', refusal_reason: reason })}
          close={() => setIsRefusing(false)}
        />
      )}
    </Stack>
  )
}

interface RefuseProps {
  readonly name: string
  readonly refuse: (reason: string) => void
  readonly close: () => void
}

/** Asks why a rating is refused. */
function RefuseDialog({ name, refuse, close }: RefuseProps) {
  const text = useText()
  const [reason, setReason] = useState('')
  return (
    <WordsDialog
      title={text('rating.refuseOf', { name })}
      action={text('rating.refuse')}
      color="warning"
      label={text('desk.reason')}
      help={text('rating.reasonHelp')}
      rows={2}
      maxLength={500}
      words={reason}
      setWords={setReason}
      take={refuse}
      close={close}
    />
  )
}
