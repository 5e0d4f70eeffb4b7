import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { type Answerable, answerable } from '#contract/wire/answers.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useAskedName } from '../products/use-asked-name.ts'
import { AskBeforeLeaving } from '../work/ask-before-leaving.tsx'
import { AnswerGoodsInput } from './answer-goods.tsx'
import { AnswerReservationInput } from './answer-reservation.tsx'
import { Assignee } from './assignee.tsx'
import { GivenAnswers } from './given-answers.tsx'
import { type AnswerTemplate, filledTemplate, withTemplate } from './standard-answers.ts'
import { type Question, useAnswering } from './use-answering.ts'
import { useTemplates } from './use-templates.ts'

interface AnswerPanelProps {
  /** Whether it opens for words that are typed at once, and stays until they are sent for good. */
  readonly isInPlace?: boolean
}

/** Under a question: what was written back, and the words to write. Nothing under other records. */
export function AnswerPanel({ isInPlace = false }: AnswerPanelProps) {
  const resource = useResourceContext()
  const record = useRecordContext<Question>()
  const kind = answerable.find((name) => name === resource)
  if (!kind || !record) return null
  return <Answering kind={kind} question={record} isInPlace={isInPlace} />
}

interface AnsweringProps {
  readonly kind: Answerable
  readonly question: Question
  readonly isInPlace: boolean
}

function Answering({ kind, question, isInPlace }: AnsweringProps) {
  const text = useText()
  const office = useOfficeLanguage()
  const templates = useTemplates()
  const product = useAskedName(question, question.language)
  const { given, isUnsent, words, setWords, attached, fault, isBusy, send, reopen } = useAnswering(
    kind,
    question,
    isInPlace,
  )
  const field = useRef<HTMLTextAreaElement>(null)
  const putIn = useRef('')
  const language = isLanguage(question.language) ? question.language : defaultLanguage

  function take(template: AnswerTemplate) {
    const { name, reference_number: artikelnummer } = question
    const filled = filledTemplate(template.words[language], { name, produkt: product, artikelnummer })
    // A template that nobody has typed in yet gives way to the next.
    const isUntouched = words === putIn.current
    setWords(isUntouched ? filled : withTemplate(words, filled, field.current?.selectionStart ?? words.length))
    putIn.current = isUntouched ? filled : ''
  }
  return (
    <Box component="section" aria-label={text('answer.title')} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {isUnsent && <AskBeforeLeaving />}
      <Typography component="h2" variant="h6" gutterBottom>
        {text('answer.title')}
      </Typography>
      <Assignee kind={kind} id={question.id} />
      <GivenAnswers answers={given} />
      {templates.length > 0 && (
        <TextField
          select
          label={text('answer.template')}
          value=""
          onChange={({ target }) => {
            const template = templates[Number(target.value)]
            if (template) take(template)
          }}
        >
          {templates.map(({ name }, index) => (
            <MenuItem key={`${name.de}-${String(index)}`} value={index}>
              {name[office]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label={text('answer.words')}
        autoFocus={isInPlace}
        inputRef={field}
        helperText={text('answer.help', { email: question.email })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        multiline
        minRows={5}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <AnswerGoodsInput goods={attached.goods} change={attached.setGoods} />
      <AnswerReservationInput email={question.email} chosen={attached.reservation} change={attached.setReservation} />
      {fault && <Alert severity="error">{fault}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy || !words.trim()} onClick={() => send(true)}>
          {text('answer.send')}
        </Button>
        <Button disabled={isBusy || !words.trim()} onClick={() => send(false)}>
          {text('answer.sendOnly')}
        </Button>
        {question.state === 'done' && <Button onClick={reopen}>{text('answer.undo')}</Button>}
      </Stack>
    </Box>
  )
}
