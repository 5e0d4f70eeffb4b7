import { Typography } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { WordsDialog } from '../orders/words-dialog.tsx'

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
  return (
    <WordsDialog
      title={text('rating.answerOf', { name: String(rating.name) })}
      action={text('rating.publishAnswered')}
      label={text('answer.words')}
      help={text('rating.answerHelp', { language: text(`orderWork.languages.${language}`) })}
      rows={3}
      maxLength={2000}
      words={words}
      setWords={setWords}
      take={publish}
      close={close}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {[rating.title, rating.text].filter(Boolean).join(' · ')}
      </Typography>
    </WordsDialog>
  )
}
