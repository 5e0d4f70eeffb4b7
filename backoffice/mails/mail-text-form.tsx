import { Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type RefObject, useRef, useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { MailSample } from '#contract/wire/mail-texts.ts'
import type { EditableMail, MailPlaceholder } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import type { TypedMail } from '#sdk/mail-texts.ts'
import { useBackend } from '../api/backend-context.ts'
import { fieldProblems } from '../api/failure.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { MailSampleView } from './mail-sample-view.tsx'
import type { useMailTexts } from './use-mail-texts.ts'

export interface MailDraft {
  readonly subject: string
  readonly message: string
}

interface Props {
  readonly texts: ReturnType<typeof useMailTexts>
  readonly kind: EditableMail
  readonly language: Language
  /** What was typed and is not saved, while another mail was looked at. */
  readonly draft: MailDraft | undefined
  /** Told of every change; undefined where all is saved. */
  readonly onTyped: (words: MailDraft | undefined) => void
}

const isSame = (one: MailDraft, other: MailDraft) => one.subject === other.subject && one.message === other.message

/** The words of one mail in one language. */
export function MailTextForm({ texts, kind, language, draft, onTyped }: Props) {
  const text = useText()
  const notify = useNotify()
  const inWords = useProblemText()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const standard = texts.standardOf(kind, language)
  const own = texts.ownOf(kind, language)
  const kept = { subject: own?.subject || (standard?.subject ?? ''), message: own?.message || (standard?.text ?? '') }
  const [words, setWords] = useState(draft ?? kept)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [sample, setSample] = useState<MailSample>()
  const isChanged = !isSame(words, kept)
  const subject = useRef<HTMLInputElement>(null)
  function type(changed: MailDraft) {
    setWords(changed)
    onTyped(isSame(changed, kept) ? undefined : changed)
  }
  const typed = () => texts.typed(kind, language, words)
  async function run(work: () => Promise<void>) {
    setFaults({})
    try {
      await work()
    } catch (error) {
      const problems = (fieldProblems(error) ?? []).filter(({ field }) => field !== 'kind')
      if (problems.length === 0) return notify(failureWords(error), { type: 'error' })
      setFaults(Object.fromEntries(problems.map(({ field, message }) => [field, inWords(message)])))
    }
  }

  /** Keeps a mail and shows it as it stands from then on. */
  const keep = (mail: TypedMail, notice: string) =>
    run(async () => {
      await texts.save(mail)
      onTyped(undefined)
      setWords({ subject: mail.subject || (standard?.subject ?? ''), message: mail.message || (standard?.text ?? '') })
      notify(notice, { type: 'success' })
    })
  const save = () => keep(typed(), 'office.mailTexts.saved')
  const preview = () => run(async () => setSample(await gate.guarded(() => sdk.mailTexts.preview(typed()))))
  const test = () =>
    run(async () => {
      const { recipient } = await gate.guarded(() => sdk.mailTexts.test(typed()))
      notify('office.mailTexts.tested', { type: 'info', messageArgs: { email: recipient } })
    })
  const toStandard = async () => {
    await keep({ kind, language, subject: '', message: '' }, 'office.mailTexts.back')
    // The button that had the focus has nothing to do any more.
    subject.current?.focus()
  }
  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Typography variant="body2" color="text.secondary" role="status">
        {text(isChanged ? 'mailTexts.unsaved' : own ? 'mailTexts.own' : 'mailTexts.standardNow')}
      </Typography>
      <Words {...{ words, type, faults, language, subject }} />
      <Placeholders may={standard?.may ?? []} must={standard?.must ?? []} />
      <Actions
        preview={preview}
        test={test}
        save={isChanged ? save : undefined}
        toStandard={own || isChanged ? toStandard : undefined}
      />
      {sample && <MailSampleView sample={sample} />}
    </Stack>
  )
}

interface WordsProps {
  readonly words: MailDraft
  readonly type: (words: MailDraft) => void
  readonly faults: Readonly<Record<string, string>>
  readonly language: Language
  readonly subject: RefObject<HTMLInputElement | null>
}

function Words({ words, type, faults, language, subject }: WordsProps) {
  const text = useText()
  return (['subject', 'message'] as const).map((field) => (
    <TextField
      key={field}
      label={text(`mailTexts.${field}`)}
      inputRef={field === 'subject' ? subject : undefined}
      value={words[field]}
      onChange={({ target }) => type({ ...words, [field]: target.value })}
      error={faults[field] !== undefined}
      helperText={faults[field]}
      multiline={field === 'message'}
      minRows={field === 'message' ? 4 : undefined}
      slotProps={{ htmlInput: { lang: language, maxLength: field === 'message' ? 5000 : 200 } }}
    />
  ))
}

interface ActionsProps {
  readonly preview: () => void
  readonly test: () => void
  /** Undefined while there is nothing to do. */
  readonly save: (() => void) | undefined
  readonly toStandard: (() => void) | undefined
}

function Actions({ preview, test, save, toStandard }: ActionsProps) {
  const text = useText()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="contained" disabled={!save}>
        {text('connections.save')}
      </Button>
      <Button variant="outlined" onClick={preview}>
        {text('mailTexts.preview')}
      </Button>
      <Button variant="outlined" onClick={test}>
        {text('mailTexts.test')}
      </Button>
      <ToStandard take={toStandard} />
    </Box>
  )
}

/** Drops the shop's own words once somebody has said so. */
function ToStandard({ take }: { readonly take: (() => void) | undefined }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)} disabled={!take}>
        {text('mailTexts.standard')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text('mailTexts.standard')}
        content={text('mailTexts.standardAsk')}
        confirm={text('mailTexts.standard')}
        confirmColor="warning"
        cancel={text('cancel')}
        onConfirm={() => {
          setIsAsking(false)
          take?.()
        }}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

function Placeholders({ may, must }: { readonly may: readonly string[]; readonly must: readonly string[] }) {
  const text = useText()
  if (may.length === 0) return null
  return (
    <Typography variant="body2" color="text.secondary" component="div">
      {text('mailTexts.placeholders')}
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {may.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {text(`mailTexts.means.${name as MailPlaceholder}`)}{' '}
            {must.includes(name) && text('mailTexts.must')}
          </li>
        ))}
      </Box>
    </Typography>
  )
}
