import { TextField, Typography } from '@mui/material'
import type { FormEvent } from 'react'
import type { RaRecord } from 'react-admin'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { StepFrame } from '../orders/step-frame.tsx'

interface Props {
  readonly rating: RaRecord
  readonly words: string
  readonly setWords: (words: string) => void
  readonly publish: (words: string) => void
  readonly close: () => void
}

/** Asks what the shop says publicly to a rating, which is published with it. */
export function AnswerDialog({ rating, words, setWords, publish, close }: Props) {
  const text = useText()
  const language = isLanguage(rating.language) ? rating.language : defaultLanguage

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (words.trim() === '') return
    close()
    // Once the button that opened the dialog has the focus again: its row goes with the step, and from there the keyboard goes on.
    setTimeout(publish, 0, words.trim())
  }

  return (
    <StepFrame
      title={text('rating.answerOf', { name: String(rating.name) })}
      action={text('rating.publishAnswered')}
      maxWidth="sm"
      fault={undefined}
      isBusy={false}
      submit={submit}
      close={close}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {[rating.title, rating.text].filter(Boolean).join(' · ')}
      </Typography>
      <TextField
        label={text('answer.words')}
        helperText={text('rating.answerHelp', { language: text(`orderWork.languages.${language}`) })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        required
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
    </StepFrame>
  )
}
